import { createContext, use } from 'react'
import type { Page } from '../../site/pages.ts'
import type { RenderedDocument } from '../markdown/rendered-document.ts'

/** The page that is being rendered. */
export type RenderedPage = {
  /** Its path with and without language prefix. */
  pathname: string
  path: string
  /** Its entry in site/pages.ts; null for the not-found page. */
  page: Page | null
  document: RenderedDocument | null
}

export const PageContext = createContext<RenderedPage>({ pathname: '/', path: '/', page: null, document: null })

/** The page that is rendered; only available at build time, not in islands. */
export function usePage(): RenderedPage {
  return use(PageContext)
}
