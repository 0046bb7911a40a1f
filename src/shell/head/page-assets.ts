/** The scripts, styles and fonts of a page. */
export type PageAssets = {
  /** The source of the inline head script, which runs before the first paint. */
  headScript: string
  /** Inlined CSS: that of all pages, and that of this kind of page. */
  styles: readonly string[]
  /** URLs of render-blocking stylesheets, and of deferred ones for content below the first screen. */
  sheets: readonly string[]
  deferredSheets: readonly string[]
  fonts: readonly string[]
  runtime: string
  speculationRules: string
  /** Returns the chunk URLs of an island. */
  chunksOfIsland: (island: string) => readonly string[]
}

/** Empty assets, for rendering a page whose text alone is needed. */
export const noPageAssets: PageAssets = {
  ...{ headScript: '', styles: [], sheets: [], deferredSheets: [], fonts: [], runtime: '', speculationRules: '' },
  chunksOfIsland: () => [],
}
