import type { PageKind } from '../src/pages/page-body.tsx'

/** The sheets of a kind of page beside those of all: critical ones are written into it, deferred ones come at its end. */
type PageStyle = { critical: readonly string[]; deferred: readonly string[] }

const document = { critical: 'src/markdown/critical.css', deferred: 'src/markdown/deferred.css' }

export const pageStyles: Readonly<Record<PageKind, PageStyle>> = {
  HomePage: { critical: ['src/pages/home/critical.css'], deferred: ['src/pages/home/deferred.css'] },
  DocumentPage: { critical: [document.critical, 'src/pages/document/page.css'], deferred: [document.deferred] },
  QuestionsPage: { critical: [document.critical, 'src/pages/questions/page.css'], deferred: [document.deferred] },
  ManualPage: { critical: [document.critical, 'src/pages/manual/page.css'], deferred: [document.deferred] },
  UseCasePage: { critical: [document.critical, 'src/pages/use-case/page.css'], deferred: [document.deferred] },
  SearchPage: { critical: [document.critical, 'src/pages/search/page.css'], deferred: [document.deferred] },
  GlossaryPage: { critical: ['src/pages/glossary/page.css'], deferred: [] },
  SignUpPage: { critical: ['src/pages/sign-up/page.css'], deferred: [] },
  NotFoundPage: { critical: ['src/pages/not-found/page.css'], deferred: [] },
}

/** Every sheet that a page links to or holds, an entry of the build. */
export const styleEntries: readonly string[] = [
  ...new Set([
    'src/styles/app.css',
    'src/styles/deferred.css',
    ...Object.values(pageStyles).flatMap(({ critical, deferred }) => [...critical, ...deferred]),
    'src/sign-up/response-page.css',
    'src/markdown/field-mode/field.css',
    'src/saving/saved-line.css',
    'src/saving/offline-page.css',
  ]),
]

/**
 * The name of a sheet's entry, and so of its file.
 * @example entryName('src/pages/home/critical.css') // 'home-critical'
 */
export function entryName(source: string): string {
  return source.replace(/^src\/(pages\/)?|\.css$/g, '').replaceAll('/', '-')
}
