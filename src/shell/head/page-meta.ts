import { homeMessages } from '../../../generated/messages/home.ts'
import { messages } from '../../../generated/messages/interface.ts'
import { site } from '../../../site/facts.ts'
import type { Language } from '../../../site/languages.ts'
import type { Page } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'

/** The metadata of a page for search engines, social networks and programs. */
export type PageMeta = {
  /** The <title>, and the visible heading. */
  title: string
  heading: string
  description: string
  /**
   * The document of the page; null on the search page too, although it contains the text of the privacy policy.
   */
  document: RenderedDocument | null
}

/** The film on the home page: its files, or the address of an external player. */
export type FilmMeta = { poster: string; files: readonly { address: string }[]; seconds: number } | string

/** The metadata of an indexable page. */
export type PublishedPage = PageMeta & {
  page: Page
  language: Language
  /** The path without and with language prefix; `origin` precedes it, if known. */
  address: string
  pathname: string
  origin: string
  /** An ISO date with time; null when unknown. */
  changed: string | null
  /** The address of its social image. */
  picture: string
  film: FilmMeta
}

/**
 * Returns the metadata of a page: that of a document is in its front matter, that of other pages in
 * content/pages_*.yaml. `page` is null for the not-found page.
 */
export function getPageMeta(page: Page | null, document: RenderedDocument | null, language: Language): PageMeta {
  const meta = readOwnMeta(page, document, language)
  return meta.title.includes(site.product) ? meta : { ...meta, title: `${meta.title} | ${site.product}` }
}

function readOwnMeta(page: Page | null, document: RenderedDocument | null, language: Language): PageMeta {
  if (page?.kind === 'own') {
    const { path, label, title, description } = page
    const heading = path === paths.home ? homeMessages[language].hero.title : label[language]
    return { title: title[language], heading, description: description[language], document: null }
  }
  if (document) return { title: document.title, heading: document.heading, description: document.description, document }
  const { tab, title, text } = messages[language].notFound
  return { title: tab, heading: title, description: text, document: null }
}
