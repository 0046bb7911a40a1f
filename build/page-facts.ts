import { type Language, languages } from '../content/languages.ts'
import { en, type Messages } from '../content/messages/en.ts'
import { sv } from '../content/messages/sv.ts'
import { chapters, solutionOf, useCases } from '../content/navigation.ts'
import { manual, type Page } from '../content/pages.ts'
import { allPages, canonicalPath, documentOf, localPath } from '../content/paths.ts'
import type { RenderedDocument } from '../src/markdown/rendered-document.ts'
import { lastChange, sourcesOf } from './changes.ts'
import { makeSharePictures } from './share-pictures.ts'
import { textOf } from './structured-data.ts'

/** What the build knows of a page that search engines may know. */
export type PageFacts = {
  /** Its address without the language, and with it. */
  address: string
  pathname: string
  page: Page
  language: Language
  /** As it stands in the head, and as it stands on the page. */
  title: string
  heading: string
  description: string
  /** The document that the page shows, if it shows one. */
  document: RenderedDocument | null
  /** When its sources were last changed, as an ISO date with time. */
  changed: string
  /** The address of the picture that stands for it where it is shared. */
  picture: string
}

/** A prerendered page: what React put into its head, and its body. */
export type Rendered = { head: string; body: string }

export const messages: Record<Language, Messages> = { en, sv }

/** The facts of every page that search engines may know, in the order of the route table, and its shared picture. */
export async function readFacts(
  rendered: ReadonlyMap<string, Rendered>,
  readDocument: (name: string, language: Language) => Promise<RenderedDocument>,
): Promise<PageFacts[]> {
  const pages: PageFacts[] = []
  for (const language of languages) {
    for (const page of allPages) {
      const address = canonicalPath(page.path)
      const pathname = localPath(address, language)
      const { head = '', body = '' } = rendered.get(pathname) ?? {}
      const name = page.kind === 'own' ? null : documentOf(page)
      pages.push({
        address,
        page,
        pathname,
        language,
        title: textOf(/<title>([\s\S]*?)<\/title>/.exec(head)?.[1] ?? ''),
        heading: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? ''),
        description: textOf(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
        document: name ? await readDocument(name, language) : null,
        changed: await lastChange(sourcesOf(address, language, name)),
        picture: '',
      })
    }
  }
  const pictures = await makeSharePictures(
    pages.map((facts) => ({
      pathname: facts.pathname,
      title: facts.heading,
      section: sectionOf(facts.page, facts.language),
      ...facts.page.share,
    })),
  )
  return pages.map((page) => ({ ...page, picture: pictures.get(page.pathname) ?? '' }))
}

/** The part of the site that a page belongs to, above its title. */
function sectionOf(page: Page, language: Language): string {
  const m = messages[language]
  const useCase = useCases.find(({ path }) => path === page.path)
  if (useCase) return solutionOf(useCase).label[language]
  const chapter = chapters.find(({ path }) => path === page.path)
  if (chapter) return `${manual.label[language]} · ${m.manual.chapterOf(chapter.number, chapters.length)}`
  return page.kind === 'own' ? '' : m.navigation.resources
}
