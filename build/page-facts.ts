import { type Language, languages } from '../content/languages.ts'
import { en, type Messages } from '../content/messages/en.ts'
import { sv } from '../content/messages/sv.ts'
import { chapters } from '../content/navigation.ts'
import { indexedPaths, localPath, paths } from '../content/paths.ts'
import { useCases } from '../content/use-cases.ts'
import type { Facts } from '../src/entry-server.tsx'
import { lastChange, sourcesOf } from './changes.ts'
import { readDocument } from './documents.ts'
import type { Renderer } from './renderer.ts'
import { makeSharePictures } from './share-pictures.ts'
import type { Words } from './structured-data.ts'

/** What the build knows of a page that search engines may know. */
export type PageFacts = Facts & {
  /** Its address without the language, and with it. */
  address: string
  pathname: string
  language: Language
  /** Those that the page answers, if that is what it is for. */
  questions: ReturnType<Renderer['markdown']['readQuestions']>
  /** When its sources were last changed, as an ISO date with time. */
  changed: string
  /** The address of the picture that stands for it where it is shared. */
  picture: string
}

export const messages: Record<Language, Messages> = { en, sv }

/** The facts of every page that search engines may know, in the order of the route table, and its shared picture. */
export async function readFacts(
  rendered: ReadonlyMap<string, { facts: Facts }>,
  markdown: Renderer['markdown'],
): Promise<PageFacts[]> {
  const pages: PageFacts[] = []
  for (const language of languages) {
    for (const address of indexedPaths) {
      const pathname = localPath(address, language)
      const facts = rendered.get(pathname)?.facts
      if (!facts) throw new Error(`${pathname} was not rendered.`)
      const { document } = facts
      const questions = document && address === paths.faq ? markdown.readQuestions(await readDocument(document)) : []
      const changed = await lastChange(sourcesOf(address, language, document?.name ?? null))
      pages.push({ ...facts, address, pathname, language, questions, changed, picture: '' })
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
