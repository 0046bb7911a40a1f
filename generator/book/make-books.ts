import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ChecklistName } from '../../site/books.ts'
import { type Language, languages } from '../../site/languages.ts'
import { documentFile, documentNames } from '../../site/paths.ts'
import { cached, hashFiles, isCached } from '../cache.ts'
import { ContentError } from '../content-error.ts'
import { readDocument } from '../documents.ts'
import { nextFolder } from '../folders.ts'
import { lastKnownChange } from '../git-dates.ts'
import type { Checklists } from '../list-documents.ts'
import { ProcessKilled, runInProcess } from '../run-in-process.ts'
import type { BookSources } from './book-sources.ts'
import { picturesOf } from './describe-chapter.ts'
import { describeVolume } from './describe-volume.ts'
import { COVER_SHEET, pictureSource } from './media.ts'
import type { TypesettingOrder } from './set-volume.ts'
import { checklistCard, manualVolumes } from './volumes.ts'

/** Templates, fonts and code that every volume is made with. */
const TOOLS = ['generator/book', 'package-lock.json', 'public/favicon.svg', COVER_SHEET]

/**
 * The PDFs of the manual and the checklists by file. Those of which something has changed are set in a process of their
 * own, which takes its memory along when it ends.
 * @throws ContentError when a text cannot be set.
 */
export async function makeBooks(origin: string, checklists: Checklists): Promise<ReadonlyMap<string, Buffer>> {
  const tools = await hashFiles(TOOLS, (file) => !file.endsWith('.test.ts'))
  const libraries = await Promise.all(languages.map((language) => readLibrary(language, origin)))
  const described = libraries.map((library) => describeAll(library, checklists[library.language]))
  const keyed = await Promise.all(
    described.flat().map(async (job) => ({ job, key: [tools, ...(await sourcesOf(job))] })),
  )
  const missing = keyed.filter(({ key }) => !isCached(key)).map(({ job }) => job)
  const folder = path.join(nextFolder, 'books')
  // one process for each language: the typesetter keeps all that it has set in memory
  for (const language of languages) {
    const jobs = missing.filter(({ volume }) => volume.language === language)
    if (jobs.length > 0) await setInProcess({ folder, jobs })
  }
  const files = await Promise.all(
    keyed.map(async ({ job, key }) => {
      const { file } = job.volume
      return [file, await cached(key, () => readFile(path.join(folder, file)))] as const
    }),
  )
  await rm(folder, { recursive: true, force: true })
  return new Map(files)
}

async function setInProcess(order: TypesettingOrder): Promise<void> {
  await mkdir(order.folder, { recursive: true })
  try {
    await runInProcess<typeof import('./set-volume.ts')>(
      path.join(import.meta.dirname, 'set-volume.ts'),
      'setVolumes',
      order,
    )
  } catch (error) {
    if (error instanceof ProcessKilled || !(error instanceof Error)) throw error
    throw new ContentError('content/documents', error.message, 'Look at what was changed last, or ask a developer.')
  }
}

async function readLibrary(language: Language, origin: string): Promise<BookSources> {
  const read = await Promise.all(
    documentNames.map(async (name) => ({
      name,
      text: await readDocument({ name, language }),
      changed: (await lastKnownChange([documentFile(name, language)])) ?? '',
    })),
  )
  return {
    language,
    origin,
    texts: new Map(read.map(({ name, text }) => [name, text])),
    changed: new Map(read.map(({ name, changed }) => [name, changed])),
  }
}

type Job = TypesettingOrder['jobs'][number]

function describeAll(library: BookSources, checklists: readonly ChecklistName[]): Job[] {
  const { language } = library
  const volumes = [
    ...manualVolumes.filter((volume) => volume.language === language),
    ...checklists.map((checklist) => checklistCard(checklist, language)),
  ]
  return volumes.map((volume) => ({ volume, description: describeVolume(volume, library) }))
}

/** The inputs of a volume: its description and the pictures that it shows. */
async function sourcesOf({ volume, description }: Job): Promise<(string | Buffer)[]> {
  const pictures = picturesOf(description.chapters.flatMap(({ parts }) => parts))
  return [JSON.stringify([volume, description]), ...(await Promise.all(pictures.map(pictureSource)))]
}
