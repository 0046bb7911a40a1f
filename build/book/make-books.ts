import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BookFiles, bookSizes } from '../../content/books.ts'
import { type Language, languages } from '../../content/languages.ts'
import { cached } from '../cached.ts'
import { lastChange } from '../changes.ts'
import { findTypesetter } from '../delivery/typesetter.ts'
import { documentsFolder } from '../places.ts'
import { listBooks } from './book-files.ts'
import { findChecklists, mayHoldChecklists } from './checklists.ts'
import { picturesOf } from './describe-chapter.ts'
import { type Description, describeVolume } from './describe-volume.ts'
import { type Library, treeOf } from './library.ts'
import { pictureSource } from './media.ts'
import { readTools } from './set-volume.ts'
import { startTypesetting } from './typesetting.ts'
import { cardOf, manualVolumes, type Volume } from './volumes.ts'

/** The PDFs of the manual, its chapters and the checklists by file, and what the pages say about them. */
export type Books = { files: ReadonlyMap<string, Buffer>; listed: BookFiles }

/** Each thread has a compiler of its own, which remembers what it has set. */
const THREADS = 2

/**
 * Sets what has changed since the last build, beside the rest of it; where there is no typesetter there are no books.
 * @throws Error when a text cannot be set.
 */
export async function makeBooks(origin: string): Promise<Books> {
  if (!findTypesetter('The PDFs of the manual')) return listBooks(new Map(), [])
  const libraries = await Promise.all(languages.map((language) => readLibrary(language, origin)))
  const cards = libraries.flatMap(cardsOf)
  const volumesOf = ({ language }: Library) =>
    [...manualVolumes, ...cards.map(({ volume }) => volume)].filter((volume) => volume.language === language)
  const described = libraries.flatMap((library) =>
    volumesOf(library).map((volume) => ({ volume, description: describeVolume(volume, library) })),
  )
  const tools = await readTools()
  const threads = Array.from({ length: THREADS }, startTypesetting)
  try {
    const made = described.map(async ({ volume, description }) => {
      const sources = await sourcesOf(volume, description)
      const set = () => threadOf(threads, volume).set({ volume, description })
      return [volume.file, await cached([...tools, ...sources], set)] as const
    })
    return await listBooks(new Map(await Promise.all(made)), cards)
  } finally {
    await Promise.all(threads.map(({ end }) => end()))
  }
}

/**
 * All volumes of a size and a language by one thread, because they share most of what is set; the sizes of a language by
 * different ones, so that a change in one language keeps both busy.
 */
function threadOf<Thread>(threads: readonly Thread[], { language, size }: Volume): Thread {
  const place = languages.indexOf(language) + bookSizes.indexOf(size)
  const thread = threads[place % threads.length]
  if (!thread) throw new Error('There is no thread to set a volume.')
  return thread
}

async function readLibrary(language: Language, origin: string): Promise<Library> {
  const ending = `_${language}.md`
  const files = (await readdir(documentsFolder)).filter((file) => file.endsWith(ending))
  const read = await Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -ending.length),
      text: await readFile(path.join(documentsFolder, file), 'utf8'),
      changed: await lastChange([`content/documents/${file}`]),
    })),
  )
  return {
    language,
    origin,
    texts: new Map(read.map(({ name, text }) => [name, text])),
    changed: new Map(read.map(({ name, changed }) => [name, changed])),
  }
}

function cardsOf(library: Library) {
  const { language, texts } = library
  const documents = [...texts].flatMap(([name, text]) => (mayHoldChecklists(text) ? name : []))
  return documents
    .flatMap((name) => findChecklists(name, treeOf(library, name)))
    .map((list) => ({ ...list, language, volume: cardOf(list, language) }))
}

/** All that a volume says, and the pictures that it shows. */
async function sourcesOf(volume: Volume, description: Description): Promise<(string | Buffer)[]> {
  const pictures = picturesOf(description.chapters.flatMap(({ parts }) => parts))
  return [JSON.stringify([volume, description]), ...(await Promise.all(pictures.map(pictureSource)))]
}
