import type { BookFiles } from '../content/books.ts'
import { languages } from '../content/languages.ts'
import { documentOf, everyAddress, localPath, pageAt } from '../content/paths.ts'
import type { RenderedPage } from '../src/renderer.tsx'
import { cached } from './cached.ts'
import { readDocument } from './documents.ts'
import { codeHash } from './from-code.ts'
import type { Renderer } from './renderer.ts'

/** An address that no page has: its page is the not-found page. */
const NOT_FOUND = '/404'

/**
 * Every page of the site in all languages, and the not-found pages, by their addresses. A page hangs on the code and on the
 * document that it shows: it is rendered again when one of them has changed.
 */
export async function renderPages(
  { renderPage, markdown }: Renderer,
  files: BookFiles,
): Promise<ReadonlyMap<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>()
  const code = await codeHash()
  const printed = JSON.stringify(files) // it is made after the renderer
  for (const language of languages) {
    for (const address of [...everyAddress, NOT_FOUND]) {
      const page = pageAt(address)
      const name = page ? documentOf(page) : null
      const text = name ? await readDocument({ name, language }) : ''
      const pathname = localPath(address, language)
      const make = async () => {
        const document = name ? markdown.renderDocument(text, name, language) : null
        return Buffer.from(JSON.stringify(renderPage(pathname, document, files)))
      }
      rendered.set(pathname, JSON.parse(String(await cached(['page', code, printed, pathname, text], make))))
    }
  }
  return rendered
}
