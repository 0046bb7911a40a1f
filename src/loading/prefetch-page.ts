import { readPath } from '../../content/paths.ts'

type Prefetcher = (path: string, language: 'en' | 'sv') => void

let prefetcher: Prefetcher = () => {}

/** The routes say, once they exist, how a page is fetched ahead. */
export function setPrefetcher(next: Prefetcher): void {
  prefetcher = next
}

/** Loads the chunk and the document of a page that the visitor is about to open. */
export function prefetchPage(href: string): void {
  const { language, path } = readPath(href.split(/[?#]/)[0] ?? '/')
  prefetcher(path, language)
}
