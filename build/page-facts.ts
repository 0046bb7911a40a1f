import { type Language, languages } from '../content/languages.ts'
import { en, type Messages } from '../content/messages/en.ts'
import { sv } from '../content/messages/sv.ts'
import { chapters } from '../content/navigation.ts'
import { indexedPaths, localPath, paths } from '../content/paths.ts'
import { useCases } from '../content/use-cases.ts'
import { addressOfDocument, documentNames } from '../src/markdown/document-names.ts'
import type { RenderedDocument } from '../src/markdown/rendered-document.ts'
import { lastChange, sourcesOf } from './changes.ts'
import { makeSharePictures } from './share-pictures.ts'
import { textOf, type Words } from './structured-data.ts'

/** What the build knows of a page that search engines may know. */
export type PageFacts = {
  /** Its address without the language, and with it. */
  address: string
  pathname: string
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
    for (const address of indexedPaths) {
      const pathname = localPath(address, language)
      const { head = '', body = '' } = rendered.get(pathname) ?? {}
      const name = documentNames.find((candidate) => addressOfDocument(candidate).path === address) ?? null
      pages.push({
        address,
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
    pages.map((page) => ({ ...page, title: page.heading, section: sectionOf(page) })),
  )
  return pages.map((page) => ({ ...page, picture: pictures.get(page.pathname) ?? '' }))
}

/** The words that the structured data takes from the interface. */
export function wordsFor(language: Language): Words {
  const { home, navigation } = messages[language]
  const { manual, forestManagement, damageInventory, wildlife } = navigation
  return { home, manual, solutions: { forestManagement, damageInventory, wildlife } }
}

/** The part of the site that a page belongs to, above its title. */
function sectionOf({ address, language }: PageFacts): string {
  const m = messages[language]
  const useCase = useCases.find(({ path }) => path === address)
  if (useCase) return m.navigation[useCase.parent.label]
  const chapter = chapters.findIndex(({ path }) => path === address)
  if (chapter >= 0) return `${m.navigation.manual} · ${m.manual.chapterOf(chapter + 1, chapters.length)}`
  const isResource = [paths.guides, paths.api, paths.faq, paths.manual].some((path) => path === address)
  return isResource ? m.navigation.resources : ''
}
