import { wordsToAvoidData } from '../generated/content/words-to-avoid.ts'
import { PHONE_NUMBER_PATTERN } from '../generator/content/typography.ts'
import { site } from '../site/facts.ts'
import { chapters } from '../site/navigation.ts'
import type { Issue } from './issue.ts'
import { applyRules, maskParts, type Passage, type TextRule } from './passage.ts'

type Facts = { product: string; company: string; email: string; phone: string; address: string }

/**
 * Reports site facts and chapter numbers that are hard-coded in a text instead of placeholders, and unknown email
 * addresses and telephone numbers, which may be outdated.
 */
export function checkTypedFacts(source: Passage, facts: Facts = site): Issue[] {
  const typed = (pattern: RegExp, todo: string): TextRule => ({
    pattern,
    what: (found) => `“${found}” is typed here, and would stay when content/site.yaml says something else.`,
    todo,
  })
  const instead = (name: keyof Facts) => adviseOnFact(name, source.file)
  const names = (['product', 'company'] as const)
    .filter((name) => !isFilm(source.file) && (name === 'product' || facts.company !== facts.product))
    .map((name) => typed(matchWord(facts[name]), instead(name)))
  const contacts = [
    typed(EMAIL_ADDRESS, orAllow(instead('email'))),
    typed(PHONE_NUMBER_PATTERN, orAllow(instead('phone'))),
    typed(
      matchHost(facts.address),
      'Begin a link inside the site with /; the other addresses stand in content/site.yaml.',
    ),
  ]
  const numbers = chapters.map(({ name, number }) => ({
    pattern: new RegExp(`(?<!\\p{L})(?:chapters?|kapitel|kapitlen)\\s+${number}(?!\\d)`, 'giu'),
    what: (found: string) => `“${found}” does not follow the order of the chapters.`,
    todo: isFilm(source.file) ? 'Name the chapter, without its number.' : `Write {${name}} instead of the number.`,
  }))
  const text = maskParts(
    source.text,
    wordsToAvoidData.allowed.map((allowed) => allowed.text),
  )
  return applyRules([{ ...source, text }], [...names, ...contacts, ...numbers])
}

/** Email addresses, except those of reserved example domains (RFC 2606). */
const EMAIL_ADDRESS =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._%+-]+@(?!example\.(?:com|net|org)\b)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu
const orAllow = (todo: string) =>
  `${todo} That of somebody else, allow in content/words-to-avoid.yaml (allowed) with the reason.`

const isFilm = (file: string) => file.startsWith('content/film/')

function adviseOnFact(name: keyof Facts, file: string): string {
  return isFilm(file) ? 'Leave it out: the film stays as it is.' : `Write {${name}}.`
}

/** Matches the site's host name with any top-level domain, and the rest of the URL. */
function matchHost(address: string): RegExp {
  const name = /([\w-]+)\.\w+(?=[/:]|$)/.exec(address)?.[1] ?? 'none'
  return new RegExp(
    `(?<![\\w@-]|\\w/)(?:https?://)?(?:[\\w-]+\\.)*(?<![\\w-])${name}\\.[a-z]{2,}(?![\\w.]*@)[^\\s'"\`)]*`,
    'gi',
  )
}

/** Reports a former product name in the film's texts. */
export function checkFilmBrand(
  film: readonly Passage[],
  { product, video: { shows } }: { product: string; video: { shows: string } } = site,
): Issue[] {
  const what = `The film says and shows “${shows}”; the product is called “${product}”.`
  const todo = 'Have the film made again, change this line, and put the new name into video.shows of content/site.yaml.'
  return shows === product ? [] : applyRules(film, [{ pattern: matchWord(shows), what, todo }])
}

/** Matches a name at the beginning of a word, as written or in capitals. */
function matchWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${RegExp.escape(word)}|${RegExp.escape(word.toUpperCase())})`, 'gu')
}
