import type { ChecklistName } from '../../site/books.ts'
import { type Language, mapLanguages } from '../../site/languages.ts'
import { manualPages } from '../../site/navigation.ts'
import { isQuestionDocument } from '../../site/paths.ts'
import { CONTENTS_DEPTHS } from '../../src/markdown/contents/list-headings.ts'
import { parseDocument } from '../../src/markdown/parse-document.ts'
import { toPlainText } from '../../src/markdown/site-markdown.ts'
import { documents, readDocument } from '../content/documents.ts'
import { writeGeneratedModule } from '../files/write-generated.ts'
import { findChecklists } from './checklists.ts'

/** The checklists of all documents by language. */
export type Checklists = Readonly<Record<Language, readonly ChecklistName[]>>

/**
 * Writes generated/checklists.ts, the checklists of all documents, which pages offer as PDF cards, and
 * generated/outline.ts, the sections of every page of the manual, for the list of all pages.
 */
export async function writeOutlineAndChecklists(): Promise<Checklists> {
  const checklists = mapLanguages((): ChecklistName[] => [])
  const outline = mapLanguages((): Record<string, { id: string; text: string }[]> => ({}))
  for (const { name, language } of documents.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const text = await readDocument({ name, language })
    const listed = listDocument(name, text, language)
    checklists[language].push(...listed.checklists)
    if (manualPages.some((page) => page.document === name)) outline[language][name] = listed.headings
  }
  const type = "Record<import('../site/languages.ts').Language, import('../site/books.ts').ChecklistName[]>"
  await writeGeneratedModule('checklists', checklists, type)
  await writeGeneratedModule('outline', outline, 'Record<string, Record<string, { id: string; text: string }[]>>')
  return checklists
}

function listDocument(name: string, text: string, language: Language) {
  const tree = parseDocument(text, language)
  const checklists = isQuestionDocument(name) ? [] : findChecklists(name, tree)
  return {
    checklists: checklists.map(({ document, id, title }) => ({ document, id, title })),
    headings: tree.children.flatMap((node) =>
      node.type === 'heading' && CONTENTS_DEPTHS.includes(node.depth)
        ? { id: String(node.data?.hProperties?.id), text: toPlainText(node) }
        : [],
    ),
  }
}
