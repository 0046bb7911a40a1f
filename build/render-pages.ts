import type { BookFiles } from '../content/books.ts'
import { languages } from '../content/languages.ts'
import { documentOf, everyAddress, localPath, pageAt } from '../content/paths.ts'
import type { RenderedPage } from '../src/entry-server.tsx'
import { cached } from './cached.ts'
import { readDocument } from './documents.ts'
import { codeHash } from './from-code.ts'
import type { Renderer } from './renderer.ts'

/** An address that no route has: its page is the not-found page. */
const NOT_FOUND = '/404'

/**
 * Every page of the route table in both languages, and the not-found pages, by their addresses. A page hangs on the code
 * and on the document that it shows: it is rendered again when one of them has changed.
 * @throws Error when a page shows another document than the one that it is known to show.
 */
export async function renderPages(renderer: Renderer, files: BookFiles): Promise<ReadonlyMap<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>()
  const code = await codeHash()
  const printed = JSON.stringify(files) // it is made after the renderer
  const shown = new Map<string, { name: string; text: string }>()
  const render = renderer.pageRenderer(async (name, language, _signal, pathname = '') => {
    const known = shown.get(pathname)
    if (known?.name !== name)
      throw new Error(`${pathname} shows the document ${name}, of which its entry says nothing.`)
    return { state: 'ready', document: renderer.markdown.renderDocument(known.text, name, language) }
  }, files)
  for (const language of languages) {
    for (const address of [...everyAddress, NOT_FOUND]) {
      const page = pageAt(address)
      const name = page && documentOf(page)
      const text = name ? await readDocument({ name, language }) : ''
      const pathname = localPath(address, language)
      if (name) shown.set(pathname, { name, text })
      const make = async () => Buffer.from(JSON.stringify(await render(pathname)))
      rendered.set(pathname, JSON.parse(String(await cached(['page', code, printed, pathname, text], make))))
    }
  }
  return rendered
}
