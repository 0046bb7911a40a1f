import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BookFiles, bookFile, bookSizes, WHOLE_MANUAL } from '../../content/books.ts'
import { type Language, languages, ofLanguages } from '../../content/languages.ts'
import { manualPages } from '../../content/navigation.ts'
import { generatedFolder } from '../places.ts'
import { writeIfChanged } from '../write-if-changed.ts'
import type { Books } from './make-books.ts'
import type { Volume } from './volumes.ts'

type Card = { language: Language; document: string; title: string; volume: Volume }

const LIST = path.join(generatedFolder, 'book-files.ts')
const kilobytes = (file: Buffer | undefined) => Math.ceil((file?.length ?? 0) / 1000)

/** Writes for the browser what the pages say about the files; the prerenderer is handed it, since it is built before. */
export async function listBooks(files: ReadonlyMap<string, Buffer>, cards: readonly Card[]): Promise<Books> {
  const names = files.size > 0 ? [WHOLE_MANUAL, ...manualPages.map(({ document }) => document)] : []
  const listed: BookFiles = ofLanguages((language) => ({
    volumes: Object.fromEntries(
      names.map((name) => [name, bookSizes.map((size) => kilobytes(files.get(bookFile(name, size, language))))]),
    ),
    cards: cards
      .filter((card) => card.language === language)
      .map(({ document, title, volume: { file } }) => ({
        file,
        document,
        title,
        kilobytes: kilobytes(files.get(file)),
      })),
  }))
  await writeList(listed)
  return { files, listed }
}

/** The code imports the list before the first build has made any, or any in a language that is new. */
export async function listNoBooksYet(list = LIST): Promise<void> {
  const written = await readFile(list, 'utf8').catch(() => '')
  const listed = Array.from(written.matchAll(/^ {2}(\w+): /gm), ([, language]) => language)
  if (listed.join() === languages.join()) return
  await writeList(
    ofLanguages(() => ({ volumes: {}, cards: [] })),
    list,
  )
}

function writeList(listed: BookFiles, list = LIST): Promise<void> {
  const entries = languages.map((language) => `  ${language}: ${JSON.stringify(listed[language])},`)
  return writeIfChanged(
    list,
    `import type { BookFiles } from '../content/books.ts'

/** Made by build/book: the PDFs as far as they are built, with their kilobytes. */
export const bookFiles: BookFiles = {
${entries.join('\n')}
}
`,
  )
}
