import type { BookFiles } from '../content/books.ts'
import { type Language, languages } from '../content/languages.ts'
import { documentOf, everyAddress, localPath, pageAt } from '../content/paths.ts'
import type { RenderedPage } from '../src/entry-server.tsx'
import { cached } from './cached.ts'
import { readDocument } from './documents.ts'
import { codeHash } from './from-code.ts'
import type { Renderer } from './renderer.ts'

/** An address that no route has: its page is the not-found page. */
export const NOT_FOUND = '/404'

/**
 * Every page of the route table in both languages, and the not-found pages, by their addresses. A page hangs on the code
 * and on the document that it shows: it is rendered again when one of them has changed.
 */
export async function renderPages(renderer: Renderer, files: BookFiles): Promise<ReadonlyMap<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>()
  const code = await codeHash()
  const printed = JSON.stringify(files) // it is made after the renderer
  for (const language of languages) {
    for (const address of [...everyAddress, NOT_FOUND]) {
      const page = pageAt(address)
      const name = page && documentOf(page)
      const text = name ? await readDocument({ name, language }) : ''
      const pathname = localPath(address, language)
      const render = async () => Buffer.from(JSON.stringify(await renderPage(renderer, pathname, name, text, files)))
      rendered.set(pathname, JSON.parse(String(await cached(['page', code, printed, pathname, text], render))))
    }
  }
  return rendered
}

/** @throws Error when the page asks for another document than the one that it is known to show. */
function renderPage(
  { renderPage: render, markdown }: Renderer,
  pathname: string,
  shown: string | null | undefined,
  text: string,
  files: BookFiles,
) {
  const source = async (name: string, language: Language) => {
    if (name !== shown) throw new Error(`${pathname} shows the document ${name}, of which its entry says nothing.`)
    return { state: 'ready' as const, document: markdown.renderDocument(text, name, language) }
  }
  return render(pathname, source, files)
}
