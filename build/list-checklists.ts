import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChecklistName } from '../content/books.ts'
import { isLanguage, type Language, ofLanguages } from '../content/languages.ts'
import { readTree } from '../src/markdown/document-tree.ts'
import { findChecklists } from './book/checklists.ts'
import { cached } from './cache.ts'
import { readingHash } from './code-hash.ts'
import { documentsFolder } from './places.ts'
import { writeGenerated } from './write-generated.ts'

/** The checklists of all documents by language. */
export type Checklists = Readonly<Record<Language, readonly ChecklistName[]>>

/** Writes generated/checklists.ts: the checklists of all documents, each of which the pages offer as a card. */
export async function listChecklists(): Promise<Checklists> {
  const files = (await readdir(documentsFolder)).sort()
  const lists = ofLanguages((): ChecklistName[] => [])
  for (const file of files) {
    const text = await readFile(path.join(documentsFolder, file), 'utf8')
    const [, name, language] = /^([\w-]+)_(\w+)\.md$/.exec(file) ?? []
    if (!name || !isLanguage(language)) continue
    const found = await cached(['checklists', await readingHash(), file, text], async () => {
      const checklists = findChecklists(name, readTree(text, language))
      return Buffer.from(JSON.stringify(checklists.map(({ document, id, title }) => ({ document, id, title }))))
    })
    lists[language].push(...JSON.parse(String(found)))
  }
  await writeGenerated(
    'checklists.ts',
    `import type { ChecklistName } from '../content/books.ts'
import type { Language } from '../content/languages.ts'

/** Made by build/list-checklists.ts: the checklists of the documents. */
export const checklists: Readonly<Record<Language, readonly ChecklistName[]>> =`,
    lists,
  )
  return lists
}
