import { isPreview } from '../generated/preview.ts'
import { defaultLanguage, isLanguage, type Language } from './languages.ts'
import { PRIVACY_POLICY_DOCUMENT } from './page-list.ts'
import { manual, morePages, type Page, pages } from './pages.ts'

/** All pages of this build with their names, in the order of the list; pages that editors added are named by path. */
export const allPages = [...Object.entries<Page>(pages), ...morePages.map((page) => [page.path, page] as const)]
  .filter(([, { isPreviewOnly }]) => isPreview || !isPreviewOnly)
  .map(([name, page]) => ({ name, ...page }))

/** The path of each page by name, without language prefix. */
export const paths = {
  // Object.fromEntries loses the key type
  ...(Object.fromEntries(allPages.map(({ name, path }) => [name, path])) as PathsOf<typeof pages>),
  manual: manual.path,
}

/** The path of the not-found page. */
export const NOT_FOUND_PATH = '/404'

type PathsOf<Pages extends Record<string, { path: string }>> = { [Name in keyof Pages]: Pages[Name]['path'] }

/** Maps each path that is not canonical to the canonical path of its page. */
const canonicals: ReadonlyMap<string, string> = new Map(
  allPages.flatMap(({ path, aliases = [], canonical = path }) =>
    [path, ...aliases].flatMap((address) => (address === canonical ? [] : [[address, canonical] as const])),
  ),
)

/** All aliases: older paths that show the same page. */
export const aliasPaths: readonly string[] = allPages.flatMap((page) => page.aliases ?? [])

/** The canonical paths of all pages, for the sitemap. */
export const indexedPaths: readonly string[] = allPages.map(({ path }) => canonicalPath(path))

/** All paths, aliases included, without language prefix. */
export const everyPath: readonly string[] = [...allPages.map(({ path }) => path), ...aliasPaths]

/** The canonical path of a page or alias. */
export function canonicalPath(path: string): string {
  return canonicals.get(path) ?? path
}

/** The name of a page's document (`content/documents/<name>_<language>.md`); null for a page without one. */
export function documentOf(page: Page): string | null {
  if (page.kind === 'own') return page.document ?? null
  return page.path.slice(page.path.lastIndexOf('/') + 1)
}

/** Whether the task lists of a document are questions that the page's form sends, instead of checklists. */
export function isQuestionDocument(document: string): boolean {
  return allPages.some((page: Page) => page.hasQuestionForm && documentOf(page) === document)
}

const documentAddresses: ReadonlyMap<string, string> = new Map([
  ...allPages.flatMap((page) => {
    const name = page.kind === 'own' ? null : documentOf(page)
    return name ? [[name, canonicalPath(page.path)] as const] : []
  }),
  [PRIVACY_POLICY_DOCUMENT, ''], // shown in a dialog on every page
])

/** The names of all documents. */
export const documentNames: readonly string[] = [...documentAddresses.keys()]

/** The canonical path of a document's page; empty for a document without a page. */
export function pathOfDocument(name: string): string {
  return documentAddresses.get(name) ?? ''
}

/** Finds a page by its path or alias, without language prefix. */
export function pageAt(path: string): (Page & { name: string }) | undefined {
  return allPages.find((page) => page.path === path || page.aliases?.some((alias) => alias === path))
}

/** The address of a document as plain Markdown, which the build writes for other programs. */
export function markdownAddress({ name, language }: { name: string; language: Language }): string {
  return `/markdown/plain/${name}_${language}.md`
}

/**
 * Adds the language prefix to a path; query and hash are kept.
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
 * Splits an address into language and path without prefix.
 * @example parseLocalPath('/sv/faq') // { language: 'sv', path: '/faq' }
 */
export function parseLocalPath(pathname: string): { language: Language; path: string } {
  const [, first, rest] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  if (!isLanguage(first) || first === defaultLanguage) return { language: defaultLanguage, path: pathname }
  return { language: first, path: rest ?? '/' }
}

/** The source file of a document, relative to the root of the project. */
export function documentFile(name: string, language: Language): string {
  return `content/documents/${name}_${language}.md`
}
