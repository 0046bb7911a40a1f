import { isPreview } from '../generated/preview.ts'
import { defaultLanguage, isLanguage, type Language } from './languages.ts'
import { PRIVACY_POLICY } from './page-list.ts'
import { manual, morePages, type Page, pages } from './pages.ts'

/** Every page with its name, in the order of the list; one that no code names is called as its address. */
export const allPages = [...Object.entries<Page>(pages), ...morePages.map((page) => [page.path, page] as const)]
  .filter(([, { isPreviewOnly }]) => isPreview || !isPreviewOnly)
  .map(([name, page]) => ({ name, ...page }))

/** The address of every page by the page's name, without the language's prefix. */
export const paths = {
  ...(Object.fromEntries(allPages.map(({ name, path }) => [name, path])) as PathsOf<typeof pages>), // fromEntries forgets the names
  manual: manual.path,
}

/** The page for every address that no page has. */
export const NOT_FOUND = '/404'

type PathsOf<Pages extends Record<string, { path: string }>> = { [Name in keyof Pages]: Pages[Name]['path'] }

/** For each address that shows the page of another the one that search engines should know. */
const canonicals: ReadonlyMap<string, string> = new Map(
  allPages.flatMap(({ path, aliases = [], canonical = path }) =>
    [path, ...aliases].flatMap((address) => (address === canonical ? [] : [[address, canonical] as const])),
  ),
)

/** Older addresses that stay alive, and show the page of another. */
export const aliases: readonly string[] = allPages.flatMap((page) => page.aliases ?? [])

/** The pages that search engines may know, by their canonical addresses. */
export const indexedPaths: readonly string[] = allPages.map(({ path }) => canonicalPath(path))

/** Every address that answers, without the language's prefix. */
export const everyAddress: readonly string[] = [...allPages.map(({ path }) => path), ...aliases]

/** The address of a page for canonical links. */
export function canonicalPath(path: string): string {
  return canonicals.get(path) ?? path
}

/** The document that a page shows: `name` of `documents/name_language.md`; null for a page without one. */
export function documentOf(page: Page): string | null {
  if (page.kind === 'own') return page.document ?? null
  return page.path.slice(page.path.lastIndexOf('/') + 1)
}

/** Whether the lists of a document are questions that its page sends, and not checklists. */
export function holdsQuestions(document: string): boolean {
  return allPages.some((page: Page) => page.hasQuestionForm && documentOf(page) === document)
}

const documentAddresses: ReadonlyMap<string, string> = new Map([
  ...allPages.flatMap((page) => {
    const name = page.kind === 'own' ? null : documentOf(page)
    return name ? [[name, canonicalPath(page.path)] as const] : []
  }),
  [PRIVACY_POLICY, ''], // a dialog of every page
])

/** Every document of the site by name. */
export const documentNames: readonly string[] = [...documentAddresses.keys()]

/** The bare path of the page that shows a document; empty for one that has no page of its own. */
export function addressOfDocument(name: string): string {
  return documentAddresses.get(name) ?? ''
}

/** The page of an address without the language's prefix; undefined for an address that is no page's. */
export function pageAt(path: string): (Page & { name: string }) | undefined {
  return allPages.find((page) => page.path === path || page.aliases?.some((alias) => alias === path))
}

/** The address of a document as plain Markdown, for programs. */
export function plainAddress({ name, language }: { name: string; language: Language }): string {
  return `/markdown/plain/${name}_${language}.md`
}

/**
 * The address of a path in a language; query and hash are kept.
 * @example localPath('/faq#apps', 'sv') // '/sv/faq#apps'
 * @example localPath('/', 'sv') // '/sv'
 */
export function localPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  const end = path.search(/[?#]/)
  const pathname = end < 0 ? path : path.slice(0, end)
  return `/${language}${pathname === '/' ? '' : pathname}${end < 0 ? '' : path.slice(end)}`
}

/**
 * Language and bare path of an address of the site.
 * @example parseLocalPath('/sv/faq') // { language: 'sv', path: '/faq' }
 */
export function parseLocalPath(pathname: string): { language: Language; path: string } {
  const [, first, rest] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  if (!isLanguage(first) || first === defaultLanguage) return { language: defaultLanguage, path: pathname }
  return { language: first, path: rest ?? '/' }
}

/** The file of a document in a language, from the root of the project. */
export function documentFile(name: string, language: Language): string {
  return `content/documents/${name}_${language}.md`
}
