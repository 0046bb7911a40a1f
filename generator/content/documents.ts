import { type Language, languages } from '../../site/languages.ts'
import { documentFile, documentNames } from '../../site/paths.ts'
import { normalizeDocument } from './document-front-matter.ts'
import { readContentText } from './read-text.ts'

type DocumentName = { name: string; language: Language }

/** Every document of the site in every language. */
export const documents: readonly DocumentName[] = documentNames.flatMap((name) =>
  languages.map((language) => ({ name, language })),
)

/** Reads a document, normalized, for all consumers: pages, PDFs, the search index and the files that are served. */
export async function readDocument(document: DocumentName): Promise<string> {
  const file = documentFile(document.name, document.language)
  return normalizeDocument(file, await readContentText(file), document.language)
}

/** All documents by their file names in the built site. */
export async function readDocuments(): Promise<ReadonlyMap<string, string>> {
  const read = documents.map(
    async (document) => [`${document.name}_${document.language}.md`, await readDocument(document)] as const,
  )
  return new Map(await Promise.all(read))
}
