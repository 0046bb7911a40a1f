/** What the build has made for a page to load and run. */
export type PageAssets = {
  /** Runs before the first paint. */
  headScript: string
  /** Style that is written into the page: of all pages, and of its kind. */
  styles: readonly string[]
  /** Addresses of sheets that the first paint waits for, and of those for what is out of view then. */
  sheets: readonly string[]
  deferredSheets: readonly string[]
  fonts: readonly string[]
  runtime: string
  speculationRules: string
  /** The addresses of an island's code. */
  codeOf: (island: string) => readonly string[]
}

/** A page that loads nothing, as where only its words are looked at. */
export const noAssets: PageAssets = {
  ...{ headScript: '', styles: [], sheets: [], deferredSheets: [], fonts: [], runtime: '', speculationRules: '' },
  codeOf: () => [],
}
