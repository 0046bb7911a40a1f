import type { Language } from '../../site/languages.ts'

/** A heading in the table of contents. */
export type Heading = { id: string; text: string; depth: number }

/** A rendered document: `lead` and `body` are safe HTML. */
export type RenderedDocument = {
  name: string
  language: Language
  /** A hash of the source, by which the browser detects that the server has a newer text. */
  hash: string
  title: string
  /** The h1, which may be longer than the <title>. */
  heading: string
  description: string
  lead: string
  body: string
  headings: readonly Heading[]
  /** The entries of the table of contents, as HTML. */
  contents: string
}
