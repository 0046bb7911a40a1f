import type { Language } from '../../content/languages.ts'
import { readTree } from './document-tree.ts'
import { plainText } from './site-markdown.ts'

/** A heading with the words under it, up to the next; the first is the page's own. `above` is its h2, for an h3. */
export type DocumentSection = { id: string; depth: number; title: string; above: string; text: string }

/** Takes a document apart into its sections, as plain words, for the search and for search engines. */
export function readSections(source: string, language: Language): DocumentSection[] {
  let section: DocumentSection = { id: '', depth: 1, title: '', above: '', text: '' }
  const sections = [section]
  let above = ''
  for (const node of readTree(source, language).children) {
    if (node.type !== 'heading') {
      section.text = `${section.text} ${plainText(node)}`.trim()
      continue
    }
    const title = plainText(node)
    if (node.depth === 1) {
      section.title = title
      continue
    }
    if (node.depth === 2) above = title
    const id = String(node.data?.hProperties?.id)
    section = { id, depth: node.depth, title, above: node.depth > 2 ? above : '', text: '' }
    sections.push(section)
  }
  return sections
}
