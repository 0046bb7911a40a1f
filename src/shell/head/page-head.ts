import type { Language } from '../../../content/languages.ts'
import { messages } from '../../../content/messages/messages.ts'
import type { Page } from '../../../content/pages.ts'
import { site } from '../../../content/site.ts'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'

/** What a page says of itself to the head of the document. */
export type Head = { title: string; description: string; isIndexed: boolean }

/** A page in code has its title and description in content/pages.ts, a document in its own head; null is the page for what is not found. */
export function makeHead(page: Page | null, document: RenderedDocument | null, language: Language): Head {
  const head = describe(page, document, language)
  return head.title.includes(site.product) ? head : { ...head, title: `${head.title} | ${site.product}` }
}

function describe(page: Page | null, document: RenderedDocument | null, language: Language): Head {
  if (page?.kind === 'own') {
    const { title = page.label, description } = page
    return { title: title[language], description: description[language], isIndexed: true }
  }
  if (document) return { title: document.title, description: document.description, isIndexed: true }
  const { tab, text } = messages[language].notFound
  return { title: tab, description: text, isIndexed: false }
}
