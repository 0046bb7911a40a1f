import type { Language } from '../../content/languages.ts'

/** A heading of the table of contents. */
export type Heading = { id: string; text: string; depth: 2 | 3 }

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
}

/** Short and stable fingerprint of a text (32-bit FNV-1a with its length); not for security. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return `${(hash >>> 0).toString(36)}-${text.length.toString(36)}`
}
