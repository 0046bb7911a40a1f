import { createContext, use } from 'react'
import type { Page } from '../../site/pages.ts'
import type { RenderedDocument } from '../markdown/rendered-document.ts'

/** The page that is being rendered. */
export type RenderedPage = {
  /** The path with language prefix (`pathname`) and without (`path`). */
  pathname: string
  path: string
  /** Its entry in site/pages.ts; null for the not-found page. */
  page: Page | null
  document: RenderedDocument | null
}

export const PageContext = createContext<RenderedPage>({ pathname: '/', path: '/', page: null, document: null })

/** Returns the page that is being rendered; only available at build time, not in islands. */
export function usePage(): RenderedPage {
  return use(PageContext)
}
