import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChecklistName } from '../content/books.ts'
import { languages } from '../content/languages.ts'
import { readTree } from '../src/markdown/document-tree.ts'
import { findChecklists, mayHoldChecklists } from './book/checklists.ts'
import { documentsFolder, generatedFolder } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** Writes generated/checklists.ts: the checklists of all documents, each of which the pages offer as a card. */
export async function listChecklists(): Promise<void> {
  const files = (await readdir(documentsFolder)).sort()
  const lists = languages.map(async (language) => {
    const ending = `_${language}.md`
    const found: ChecklistName[] = []
    for (const file of files.filter((name) => name.endsWith(ending))) {
      const text = await readFile(path.join(documentsFolder, file), 'utf8')
      if (!mayHoldChecklists(text)) continue
      const checklists = findChecklists(file.slice(0, -ending.length), readTree(text, language))
      found.push(...checklists.map(({ document, id, title }) => ({ document, id, title })))
    }
    return `  ${language}: ${JSON.stringify(found)},`
  })
  await writeIfChanged(
    path.join(generatedFolder, 'checklists.ts'),
    `import type { ChecklistName } from '../content/books.ts'
import type { Language } from '../content/languages.ts'

/** Made by build/list-checklists.ts: the checklists of the documents. */
export const checklists: Readonly<Record<Language, readonly ChecklistName[]>> = {
${(await Promise.all(lists)).join('\n')}
}
`,
  )
}
