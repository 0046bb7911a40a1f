import { createContext, use } from 'react'
import type { Page } from '../../site/pages.ts'
import type { RenderedDocument } from '../markdown/rendered-document.ts'

/** What is known of the page that is rendered. */
export type ShownPage = {
  /** Its address with the language's prefix, and without. */
  pathname: string
  path: string
  /** Its entry in site/pages.ts; null for an address that is no page's. */
  page: Page | null
  document: RenderedDocument | null
}

export const PageContext = createContext<ShownPage>({ pathname: '/', path: '/', page: null, document: null })

/** The page that is rendered; only at the build, islands know nothing of it. */
export function usePage(): ShownPage {
  return use(PageContext)
}
