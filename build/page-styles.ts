import type { PageKind } from '../src/pages/page-body.tsx'

/** The sheets of a kind of page beside those of all: what it shows first is written into it, the rest comes at its end. */
type PageStyle = { first: readonly string[]; rest: readonly string[] }

const document = { first: 'src/markdown/first.css', rest: 'src/markdown/rest.css' }

export const pageStyles: Readonly<Record<PageKind, PageStyle>> = {
  HomePage: { first: ['src/pages/home/first.css'], rest: ['src/pages/home/rest.css'] },
  DocumentPage: { first: [document.first, 'src/pages/document/page.css'], rest: [document.rest] },
  ManualPage: { first: [document.first, 'src/pages/manual/page.css'], rest: [document.rest] },
  UseCasePage: { first: [document.first, 'src/pages/use-case/page.css'], rest: [document.rest] },
  SearchPage: { first: [document.first, 'src/pages/search/page.css'], rest: [document.rest] },
  GlossaryPage: { first: ['src/pages/glossary/page.css'], rest: [] },
  SignUpPage: { first: ['src/pages/sign-up/page.css'], rest: [] },
  NotFoundPage: { first: ['src/pages/not-found/page.css'], rest: [] },
}

/** Every sheet that a page links to or holds, an entry of the build. */
export const styleEntries: readonly string[] = [
  ...new Set([
    'src/styles/app.css',
    'src/styles/later.css',
    ...Object.values(pageStyles).flatMap(({ first, rest }) => [...first, ...rest]),
    'src/sign-up/response-page.css',
    'src/client/field-mode/field.css',
    'src/saving/saved-line.css',
    'src/saving/offline-page.css',
  ]),
]

/**
 * The name of a sheet's entry, and so of its file.
 * @example entryName('src/pages/home/first.css') // 'home-first'
 */
export function entryName(source: string): string {
  return source.replace(/^src\/(pages\/)?|\.css$/g, '').replaceAll('/', '-')
}
