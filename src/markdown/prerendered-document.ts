import type { Language } from '../../content/languages.ts'
import type { Heading, RenderedDocument } from './rendered-document.ts'

/**
 * The document that the page was prerendered with, read back from the page itself, so that it needs neither the
 * renderer nor a second copy of the text (architecture §5). Null when the page shows none of that name.
 */
export function prerenderedDocument(name: string, language: Language, page = document): RenderedDocument | null {
  const body = page.querySelector<HTMLElement>(`[data-document="${name}"]`)
  const root = body?.closest<HTMLElement>('main, dialog')
  if (!body || !root) return null
  return {
    name,
    language,
    hash: body.dataset.hash ?? '',
    title: body.dataset.title ?? '',
    heading: root.querySelector('h1')?.textContent ?? '',
    description: page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    lead: root.querySelector('[data-lead]')?.innerHTML ?? '',
    body: body.innerHTML,
    headings: [...body.querySelectorAll<HTMLElement>('h2[id], h3[id]')].map(headingOf),
  }
}

function headingOf(element: HTMLElement): Heading {
  return { id: element.id, text: element.textContent.trim(), depth: element.tagName === 'H2' ? 2 : 3 }
}
