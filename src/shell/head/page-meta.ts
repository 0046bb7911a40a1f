import { homeMessages } from '../../../generated/messages/home.ts'
import { messages } from '../../../generated/messages/interface.ts'
import { site } from '../../../site/facts.ts'
import type { Language } from '../../../site/languages.ts'
import type { Page } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'

/** What a page says of itself, for search engines, networks and programs. */
export type PageMeta = {
  /** As it stands in the head, and as it stands on the page. */
  title: string
  heading: string
  description: string
  /** The document whose page it is; the list of all pages carries the privacy policy, but is not its page. */
  document: RenderedDocument | null
}

/** The film as the home page shows it: the site's own, or the address of an outside player. */
export type ShownFilm = { poster: string; files: readonly { address: string }[]; seconds: number } | string

/** What the build knows of a page that search engines may know. */
export type PublishedPage = PageMeta & {
  page: Page
  language: Language
  /** Its address without the language's prefix, and with it; `origin` stands before it, if that is known. */
  address: string
  pathname: string
  origin: string
  /** An ISO date with time; null where that is not known. */
  changed: string | null
  /** The address of the picture that stands for it where it is shared. */
  picture: string
  film: ShownFilm
}

/** A page in code has its words in content, a document in its own head; null is the page for what is not found. */
export function readMeta(page: Page | null, document: RenderedDocument | null, language: Language): PageMeta {
  const meta = readOwnMeta(page, document, language)
  return meta.title.includes(site.product) ? meta : { ...meta, title: `${meta.title} | ${site.product}` }
}

function readOwnMeta(page: Page | null, document: RenderedDocument | null, language: Language): PageMeta {
  if (page?.kind === 'own') {
    const { path, label, title, description } = page
    const headings: Partial<Record<string, string>> = {
      [paths.home]: homeMessages[language].hero.title,
    }
    const heading = headings[path] ?? label[language]
    return { title: title[language], heading, description: description[language], document: null }
  }
  if (document) return { title: document.title, heading: document.heading, description: document.description, document }
  const { tab, title, text } = messages[language].notFound
  return { title: tab, heading: title, description: text, document: null }
}
