import type { Issue } from './issue.ts'
import { type KeyPath, lineOf, textsIn } from './messages.ts'

type Rule = { isMeant: (keys: KeyPath) => boolean; pattern: RegExp; what: string; todo: string }

const ADDRESSES = ['address', 'href', 'iosApp', 'apiRepository', 'pressRelease', 'embed']

/** What a fact must look like, so that its link leads somewhere. */
const RULES: readonly Rule[] = [
  {
    isMeant: (keys) => ADDRESSES.includes(String(keys.at(-1))),
    pattern: /^$|^https:\/\/[^\s/]+\.[^\s/]+/,
    what: 'is no address',
    todo: 'Begin it with https://, or leave it empty.',
  },
  {
    isMeant: ([key]) => key === 'email',
    pattern: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
    what: 'is no email address',
    todo: 'Write it like name@example.com.',
  },
  {
    isMeant: ([key]) => key === 'phone',
    pattern: /^\+\d[\d \u00a0-]{5,20}$/,
    what: 'cannot be called from abroad',
    todo: 'Begin it with + and the country, then digits and spaces: +46 8 465 004 00.',
  },
  {
    isMeant: (keys) => keys.at(-1) === 'uploaded',
    pattern: /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/,
    what: 'is no day',
    todo: 'Write it like 2026-11-21.',
  },
]

/** Facts of content/site.ts that would make a link that leads nowhere. */
export function checkSiteFacts(site: object, source: string): Issue[] {
  return textsIn(site).flatMap(({ keys, text }) =>
    RULES.filter(({ isMeant, pattern }) => isMeant(keys) && !pattern.test(text)).map(({ what, todo }) => {
      return { file: 'content/site.ts', line: lineOf(source, keys), what: `“${text}” ${what}.`, todo }
    }),
  )
}
