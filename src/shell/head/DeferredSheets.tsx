import { createContext, use } from 'react'

/** The URLs of the stylesheets that the first screen of the page does not need. */
export const DeferredSheetsContext = createContext<readonly string[]>([])

/**
 * Links to the deferred stylesheets, rendered at the end of the first screen. In this place they do not block its
 * paint, but that of the content below, which therefore does not flash unstyled.
 */
export function DeferredSheets() {
  return use(DeferredSheetsContext).map((href) => <link key={href} rel="stylesheet" href={href} />)
}
