import { type Language, languages } from '../site/languages.ts'
import { documentFile, documentNames } from '../site/paths.ts'
import { normalizeDocument } from './document-front-matter.ts'
import { readText } from './read-text.ts'

type DocumentName = { name: string; language: Language }

/** Every document of the site in every language. */
export const documents: readonly DocumentName[] = documentNames.flatMap((name) =>
  languages.map((language) => ({ name, language })),
)

/** The text of a document, which every reader of it gets: pages, books, the search, and what is served. */
export async function readDocument(document: DocumentName): Promise<string> {
  const file = documentFile(document.name, document.language)
  return normalizeDocument(file, await readText(file), document.language)
}

/** All documents by the names under which they are served. */
export async function readDocuments(): Promise<ReadonlyMap<string, string>> {
  const read = documents.map(
    async (document) => [`${document.name}_${document.language}.md`, await readDocument(document)] as const,
  )
  return new Map(await Promise.all(read))
}
