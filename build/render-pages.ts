import { type Language, languages } from '../content/languages.ts'
import { fieldMessages } from '../content/messages/field.ts'
import { messages } from '../content/messages/messages.ts'
import { documentOf, everyAddress, localPath, pageAt, readPath } from '../content/paths.ts'
import type { RenderedDocument } from '../src/markdown/rendered-document.ts'
import type { RenderedPage } from '../src/renderer.tsx'
import { cached } from './cache.ts'
import { cachedDocument, codeHash, messagesKey } from './code-hash.ts'
import { readDocument } from './documents.ts'
import type { Renderer } from './renderer.ts'

/** An address that no page has: its page is the not-found page. */
const NOT_FOUND = '/404'

/** The document that a page shows, with its Markdown. */
type Source = { name: string; text: string }

/**
 * Every page of the site in all languages, and the not-found pages, by their addresses. A page depends on the code and on
 * the document that it shows: it is rendered again when one of them has changed.
 */
export async function renderPages(renderer: Renderer): Promise<ReadonlyMap<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>()
  const code = await codeHash()
  for (const language of languages) {
    for (const address of [...everyAddress, NOT_FOUND]) {
      const pathname = localPath(address, language)
      const source = await readSource(pathname)
      const make = async () => {
        const document = source && (await renderDocument(renderer, language, source))
        return Buffer.from(JSON.stringify(renderer.renderPage(pathname, document)))
      }
      const page = await cached(['page', code, pathname, source?.text ?? ''], make)
      rendered.set(pathname, JSON.parse(String(page)))
    }
  }
  return rendered
}

export async function readSource(pathname: string): Promise<Source | null> {
  const { language, path } = readPath(pathname)
  const page = pageAt(path)
  const name = page ? documentOf(page) : null
  return name ? { name, text: await readDocument({ name, language }) } : null
}

/** A document depends on few of the messages: the others may change without it. */
async function renderDocument(
  { markdown }: Renderer,
  language: Language,
  { name, text }: Source,
): Promise<RenderedDocument> {
  const words = messagesKey([messages[language].document, fieldMessages[language]])
  return cachedDocument('document', [words, language, name, text], () => markdown.renderDocument(text, name, language))
}
