import type { Language } from '../../site/languages.ts'
import { parseDocument } from './parse-document.ts'
import { toPlainText } from './site-markdown.ts'

/**
 * A heading with the text up to the next heading. The first section has no id and belongs to the page itself. `above`
 * is the text of the h2 that an h3 belongs to.
 */
export type DocumentSection = { id: string; title: string; above: string; text: string }

/** Splits a document into sections of plain text for the search index, without code blocks. */
export function readSections(source: string, language: Language): DocumentSection[] {
  let section: DocumentSection = { id: '', title: '', above: '', text: '' }
  const sections = [section]
  let above = ''
  for (const node of parseDocument(source, language).children) {
    const text = node.type === 'code' ? '' : toPlainText(node)
    if (node.type !== 'heading') section.text = `${section.text} ${text}`.trim()
    else if (node.depth === 1) section.title = text
    else {
      if (node.depth === 2) above = text
      const id = String(node.data?.hProperties?.id)
      section = { id, title: text, above: node.depth > 2 ? above : '', text: '' }
      sections.push(section)
    }
  }
  return sections
}
