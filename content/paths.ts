import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** Every address of the site by name, without the language's prefix (specification §2). */
export const paths = {
  home: '/',
  guides: '/guides',
  api: '/api',
  faq: '/faq',
  signUp: '/sign-up',
  search: '/search',
  manual: '/manual',
  introduction: '/manual/introduction',
  prerequisites: '/manual/prerequisites',
  basics: '/manual/basics',
  forestManagementPlanning: '/manual/forest-management-planning',
  actionPlanning: '/manual/action-planning',
  droneOperations: '/manual/drone-operations',
  advanced: '/manual/advanced',
  fire: '/fire',
  barkBeetle: '/bark-beetle',
  windthrow: '/windthrow',
  wildlife: '/wildlife',
  finalFelling: '/final-felling-drone-praxis',
  planning: '/planning-drone-praxis',
} as const

/** Older addresses that stay alive; each shows the page named here and carries its canonical (specification §2). */
export const aliases = {
  '/index': paths.home,
  '/index_sv': paths.home,
  '/privacy_en': paths.home,
  '/privacy_sv': paths.home,
  '/guides_sv': paths.manual,
} as const

/** The pages that the specification shows under two addresses of its own: canonical is the second. */
export const sameAs: Partial<Record<string, string>> = { ...aliases, [paths.introduction]: paths.manual }

/** The pages that search engines may know: every address but those that show the page of another. */
export const indexedPaths: readonly string[] = Object.values(paths).filter((path) => sameAs[path] === undefined)

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
 * @example readPath('/sv/faq') // { language: 'sv', path: '/faq' }
 */
export function readPath(pathname: string): { language: Language; path: string } {
  const [, first, rest] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  if (!isLanguage(first) || first === defaultLanguage) return { language: defaultLanguage, path: pathname }
  return { language: first, path: rest ?? '/' }
}

/** The page that an address shows, for canonical links. */
export function canonicalPath(path: string): string {
  return sameAs[path] ?? path
}
