import type { Language } from '../../../content/languages.ts'
import { homeMessages } from '../../../content/messages/home.ts'
import { messages } from '../../../content/messages/messages.ts'
import type { Page } from '../../../content/pages.ts'
import { paths } from '../../../content/paths.ts'
import { site } from '../../../content/site.ts'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'

/** What a page says of itself, for search engines, networks and programs. */
export type Facts = {
  /** As it stands in the head, and as it stands on the page. */
  title: string
  heading: string
  description: string
  /** The document whose page it is; the list of all pages carries the privacy policy, but is not its page. */
  document: RenderedDocument | null
}

/** A page in code has its words in content, a document in its own head; null is the page for what is not found. */
export function describePage(page: Page | null, document: RenderedDocument | null, language: Language): Facts {
  const facts = readFacts(page, document, language)
  return facts.title.includes(site.product) ? facts : { ...facts, title: `${facts.title} | ${site.product}` }
}

function readFacts(page: Page | null, document: RenderedDocument | null, language: Language): Facts {
  if (page?.kind === 'own') {
    const { path, label, title = label, description } = page
    const headings: Partial<Record<string, string>> = {
      [paths.home]: homeMessages[language].hero.title,
      [paths.signUp]: messages[language].signUp.title,
    }
    const heading = headings[path] ?? label[language]
    return { title: title[language], heading, description: description[language], document: null }
  }
  if (document) return { title: document.title, heading: document.heading, description: document.description, document }
  const { tab, title, text } = messages[language].notFound
  return { title: tab, heading: title, description: text, document: null }
}
