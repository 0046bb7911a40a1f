/** The assets of a page. */
export type PageAssets = {
  /** The head script, run before the first paint. */
  headScript: string
  /** Inlined CSS: of all pages, and of this kind. */
  styles: readonly string[]
  /** URLs of render-blocking stylesheets, and of deferred ones for content below the first screen. */
  sheets: readonly string[]
  deferredSheets: readonly string[]
  fonts: readonly string[]
  runtime: string
  speculationRules: string
  /** Returns the chunk URLs of an island. */
  codeOf: (island: string) => readonly string[]
}

/** No assets, for pages of which only the text is read. */
export const noPageAssets: PageAssets = {
  ...{ headScript: '', styles: [], sheets: [], deferredSheets: [], fonts: [], runtime: '', speculationRules: '' },
  codeOf: () => [],
}
