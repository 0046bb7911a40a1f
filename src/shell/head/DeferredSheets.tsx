import { createContext, use } from 'react'

/** URLs of the stylesheets that the page's first screen does not need. */
export const DeferredSheetsContext = createContext<readonly string[]>([])

/**
 * Links to the stylesheets of everything below. Stands at the end of the first screen: it is painted without waiting
 * for them, and what follows is laid out once, with its style.
 */
export function DeferredSheets() {
  return use(DeferredSheetsContext).map((href) => <link key={href} rel="stylesheet" href={href} />)
}
