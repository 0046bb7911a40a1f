import type { Language } from '../../content/languages.ts'

/** What the search uses of Pagefind's own script (pagefind.js of version 1.5), which the build puts beside the index. */
export type PagefindModule = {
  createInstance: (options: { basePath: string; baseUrl: string; noWorker: boolean }) => PagefindInstance
}

export type PagefindInstance = {
  init: () => Promise<void>
  search: (term: string) => Promise<{ results: PagefindResult[] }>
}

export type PagefindResult = {
  id: string
  score: number
  /** Positions of the words in the page's text. */
  words: readonly number[]
  data: () => Promise<PagefindPage>
}

export type PagefindPage = {
  url: string
  content: string
  meta: { title?: string }
  anchors: readonly { element: string; id: string; text: string; location: number }[]
}

/** The index of one language, its pages and searches kept for as long as the dialog lives. */
export class LanguageIndex {
  readonly language: Language
  readonly #instance: PagefindInstance
  readonly #searches = new Map<string, Promise<PagefindResult[]>>()
  readonly #pages = new Map<string, Promise<IndexedPage>>()

  constructor(language: Language, instance: PagefindInstance) {
    this.language = language
    this.#instance = instance
  }

  /** The pages with one word, its inflections and the words that begin with it. */
  find(word: string): Promise<PagefindResult[]> {
    const key = word.toLowerCase()
    const known = this.#searches.get(key) ?? this.#instance.search(key).then(({ results }) => results)
    this.#searches.set(key, known)
    return known
  }

  page(result: PagefindResult): Promise<IndexedPage> {
    const known = this.#pages.get(result.id) ?? result.data().then(readPage)
    this.#pages.set(result.id, known)
    return known
  }
}

/** A page's text, word by word, in its sections; the first has no heading and no id. */
export type IndexedPage = { url: string; title: string; words: readonly string[]; sections: readonly Section[] }

export type Section = { id: string; title: string; titleLength: number; from: number; to: number }

function readPage(page: PagefindPage): IndexedPage {
  const words = page.content.split(/\s+/)
  const title = page.meta.title ?? ''
  const anchors = page.anchors.filter(({ element, text }) => /^h[2-6]$/.test(element) && text.trim())
  const starts = [{ id: '', text: title, location: 0 }, ...anchors]
  const sections = starts.map(({ id, text, location }, index) => ({
    id,
    title: text.trim(),
    titleLength: text.trim().split(/\s+/).length,
    from: location,
    to: starts[index + 1]?.location ?? words.length,
  }))
  return { url: page.url, title, words, sections }
}
