import type { Language } from '../../site/languages.ts'

/** A heading of the table of contents. */
export type Heading = { id: string; text: string; depth: number }

/** A document as a page shows it: `lead` and `body` are safe HTML. */
export type RenderedDocument = {
  name: string
  language: Language
  /** Changes with every letter of the source: tells whether a fetched text is the one that was prerendered. */
  hash: string
  title: string
  /** The h1, which may be longer than the title of the tab. */
  heading: string
  description: string
  lead: string
  body: string
  headings: readonly Heading[]
  /** The entries of the table of contents, as HTML. */
  contents: string
}
