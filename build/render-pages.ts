import { languages } from '../content/languages.ts'
import { documentOf, everyAddress, localPath, pageAt, readPath } from '../content/paths.ts'
import type { RenderedPage } from '../src/renderer.tsx'
import { readDocument } from './documents.ts'
import type { Renderer } from './renderer.ts'

/** An address that no page has: its page is the not-found page. */
const NOT_FOUND = '/404'

/** The document that a page shows, with its Markdown. */
type Source = { name: string; text: string }

/** Every page of the site in all languages, and the not-found pages, by their addresses. */
export async function renderPages(renderer: Renderer): Promise<ReadonlyMap<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>()
  for (const language of languages) {
    for (const address of [...everyAddress, NOT_FOUND]) {
      const pathname = localPath(address, language)
      const source = await readSource(pathname)
      const document = source && renderer.markdown.renderDocument(source.text, source.name, language)
      rendered.set(pathname, renderer.renderPage(pathname, document))
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
