import { englishLanguageNames, type Language, languages } from '../site/languages.ts'
import { allPages, localPath } from '../site/paths.ts'
import { redirects } from '../site/redirects.ts'
import { ALLOWED_SCHEMES, safeHref } from '../src/markdown/safe-link.ts'
import { type Issue, suggestName } from './issue.ts'

/**
 * A link. `page` is the address of its page, to resolve `#id`; undefined when several pages show the link. A link
 * without a language must resolve in every language.
 */
export type LinkUse = { file: string; line: number; address: string; page?: string; language?: Language | undefined }

/** The anchor ids of every page, by localized address. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>

type Fault = Pick<Issue, 'what' | 'todo'>

/** Reports broken internal links and reserved addresses. */
export function checkLinks(links: readonly LinkUse[], targets: LinkTargets): Issue[] {
  return links.flatMap(({ file, line, ...link }) => {
    const fault = faultOf(link, targets)
    return fault ? [{ file, line, ...fault }] : []
  })
}

const LANGUAGE_PREFIX = new RegExp(`^/(?:${languages.join('|')})(?:[/?#]|$)`)

/** The path of a file in public/, which has no language prefix. */
const FILE_EXTENSION = /\.\w+$/

function faultOf(
  { address: written, page = '', language }: Omit<LinkUse, 'file' | 'line'>,
  targets: LinkTargets,
): Fault | null {
  const address = written.startsWith('#') ? page + written : written
  if (/^((mailto|tel):)?\{\w+\}/.test(address)) return null // a fact of content/site.yaml
  if (address === '')
    return { what: 'A link has no address.', todo: 'Write it between the round brackets: [words](/faq).' }
  if (safeHref(address) === null) {
    return { what: `The site removes the address “${address}”.`, todo: 'Begin it with /, https://, mailto: or tel:.' }
  }
  if (ALLOWED_SCHEMES.some((scheme) => address.toLowerCase().startsWith(`${scheme}:`))) return null
  if (LANGUAGE_PREFIX.test(address)) {
    const todo = 'Leave the language out: the page puts that of its reader in by itself.'
    return { what: `The address “${address}” names a language.`, todo }
  }
  return faultOfPlace(address, language ? [language] : languages, targets)
}

function faultOfPlace(address: string, inLanguages: readonly Language[], targets: LinkTargets): Fault | null {
  const [before = '', id] = address.split('#')
  const path = before.replace(/\?.*/, '')
  const placeIn = (language: Language) => (FILE_EXTENSION.test(path) ? path : localPath(path, language))
  const idsOf = (language: Language) => (path ? targets.get(placeIn(language)) : allIds(targets))
  if (!inLanguages.every(idsOf)) {
    const next = redirects.find(({ from }) => from === path)?.to
    const todo = next
      ? `The page has moved or gone: write “${next}”, or take the link away.`
      : 'Take an address from site/page-list.ts, with / first; that of another site begins with https://.'
    return { what: `No page has the address “${path}”.`, todo }
  }
  const missing = id ? inLanguages.filter((language) => !idsOf(language)?.has(id)) : []
  if (!id || missing.length === 0) return null
  const others = languages.filter((language) => idsOf(language)?.has(id))
  const only = others.length > 0 ? ` in ${missing.map((language) => englishLanguageNames[language]).join(', ')}` : ''
  const known = Array.from(idsOf(inLanguages[0] ?? 'en') ?? [], (each) => `#${each}`)
  const elsewhere = allPages.filter((page) => targets.get(localPath(page.path, inLanguages[0] ?? 'en'))?.has(id))
  const owner = path && elsewhere.length === 1 ? ` It is one of ${elsewhere[0]?.path}.` : ''
  const meant = suggestName(id, known, `Take an id of that page.${owner}`)
  return {
    what: path ? `The page ${path} has no heading “#${id}”${only}.` : `No page has a heading “#${id}”${only}.`,
    todo: `${meant} If the heading was given another id, give it back {#${id}}: other sites may link to it.`,
  }
}

/** The ids of all pages, for links in texts that any page may show. */
function allIds(targets: LinkTargets): ReadonlySet<string> {
  return new Set([...targets.values()].flatMap((ids) => [...ids]))
}
