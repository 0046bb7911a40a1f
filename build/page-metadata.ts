import { type Language, languages } from '../content/languages.ts'
import type { Page } from '../content/pages.ts'
import { allPages, canonicalPath, localPath, paths } from '../content/paths.ts'
import type { Facts } from '../src/renderer.tsx'
import { readDocument } from './documents.ts'
import { lastKnownChange, sourcesOf } from './git-dates.ts'
import type { Renderer } from './renderer.ts'
import type { SharePictures } from './share-pictures.ts'

/** What the build knows of a page that search engines may know. */
export type PageMetadata = Facts & {
  /** Its address without the language, and with it. */
  address: string
  pathname: string
  page: Page
  language: Language
  /** Those that the page answers, if that is what it is for. */
  questions: readonly { question: string; answer: string }[]
  /** When its sources were last changed, as an ISO date with time; null where that is not known. */
  changed: string | null
  /** The address of the picture that stands for it where it is shared. */
  picture: string
}

/** The facts of every page that search engines may know, in the order of the route table, and its shared picture. */
export async function readMetadata(
  rendered: ReadonlyMap<string, { facts: Facts }>,
  markdown: Renderer['markdown'],
  sharePictures: SharePictures,
): Promise<PageMetadata[]> {
  const pages: PageMetadata[] = []
  for (const language of languages) {
    for (const page of allPages) {
      const address = canonicalPath(page.path)
      const pathname = localPath(address, language)
      const facts = rendered.get(pathname)?.facts
      if (!facts) throw new Error(`${pathname} was not rendered.`)
      const { document } = facts
      const sections =
        document && address === paths.faq ? markdown.readSections(await readDocument(document), language) : []
      const questions = sections.flatMap(({ depth, title, text }) =>
        depth === 3 ? [{ question: title, answer: text }] : [],
      )
      const changed = await lastKnownChange(sourcesOf(address, language, document?.name ?? null))
      pages.push({
        ...facts,
        address,
        page,
        pathname,
        language,
        questions,
        changed,
        picture: sharePictures.addressOf(page.share),
      })
    }
  }
  return pages
}
