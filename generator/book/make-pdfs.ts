import { hash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ChecklistName } from '../../site/books.ts'
import { type Language, languages } from '../../site/languages.ts'
import { documentFile, documentNames } from '../../site/paths.ts'
import { ContentError } from '../content/content-error.ts'
import { readDocument } from '../content/documents.ts'
import { lastCommitDate } from '../content/git-dates.ts'
import { isCached, memoizeOnDisk } from '../files/cache.ts'
import { projectRoot, stagingFolder } from '../files/folders.ts'
import { listFiles } from '../files/list-files.ts'
import { ProcessKilledError, runInChildProcess } from '../processes/run-in-child-process.ts'
import { type BookSources, createBookDocument } from './book-sources.ts'
import { collectPictureNames } from './describe-chapter.ts'
import { makeTypstInput } from './describe-volume.ts'
import { COVER_MAP_SHEET, readPictureSource } from './media.ts'
import type { Checklists } from './outline-and-checklists.ts'
import type { TypesettingInput } from './typeset-volume.ts'
import { checklistCardVolume, manualVolumes } from './volumes.ts'

/**
 * Makes the PDFs of the manual and of the checklists, by file name. Unchanged PDFs come from the cache; the others are
 * typeset in child processes, whose memory is freed when they exit.
 * @throws ContentError when a text cannot be typeset.
 */
export async function makePdfs(origin: string, checklists: Checklists): Promise<ReadonlyMap<string, Buffer>> {
  const tools = await hashTools()
  const libraries = await Promise.all(languages.map((language) => readLibrary(language, origin)))
  const described = libraries.map((library) => describeAll(library, checklists[library.language]))
  const keyed = await Promise.all(
    described.flat().map(async (job) => ({ job, key: [tools, ...(await sourcesOf(job))] })),
  )
  const missing = keyed.filter(({ key }) => !isCached(key)).map(({ job }) => job)
  const folder = path.join(stagingFolder, 'books')
  // one process for each language: Typst keeps all compiled documents in memory
  for (const language of languages) {
    const jobs = missing.filter(({ volume }) => volume.language === language)
    if (jobs.length > 0) await typesetInProcess({ folder, jobs })
  }
  const files = await Promise.all(
    keyed.map(async ({ job, key }) => {
      const { file } = job.volume
      return [file, await memoizeOnDisk(key, () => readFile(path.join(folder, file)))] as const
    }),
  )
  await rm(folder, { recursive: true, force: true })
  return new Map(files)
}

/** A hash of the templates, fonts and code; a change in any of them invalidates every cached volume. */
async function hashTools(): Promise<string> {
  const own = (await listFiles(import.meta.dirname)).filter((file) => !file.endsWith('.test.ts'))
  const files = [...own.map((file) => `generator/book/${file}`), ...OTHER_TOOLS]
  const hashes = files.map(async (file) => `${file} ${hash('sha256', await readFile(path.join(projectRoot, file)))}`)
  return hash('sha256', (await Promise.all(hashes)).join('\n'))
}

const OTHER_TOOLS = ['package-lock.json', 'public/favicon.svg', COVER_MAP_SHEET]

async function typesetInProcess(order: TypesettingInput): Promise<void> {
  await mkdir(order.folder, { recursive: true })
  try {
    await runInChildProcess<typeof import('./typeset-volume.ts')>(
      path.join(import.meta.dirname, 'typeset-volume.ts'),
      'typesetVolumes',
      order,
    )
  } catch (error) {
    if (error instanceof ProcessKilledError || !(error instanceof Error)) throw error
    throw new ContentError('content/documents', error.message, 'Look at what was changed last, or ask a developer.')
  }
}

async function readLibrary(language: Language, origin: string): Promise<BookSources> {
  const read = documentNames.map(async (name) => {
    const changed = (await lastCommitDate([documentFile(name, language)])) ?? ''
    return [name, createBookDocument(await readDocument({ name, language }), language, changed)] as const
  })
  return { language, origin, documents: new Map(await Promise.all(read)) }
}

type Job = TypesettingInput['jobs'][number]

function describeAll(library: BookSources, checklists: readonly ChecklistName[]): Job[] {
  const { language } = library
  const volumes = [
    ...manualVolumes.filter((volume) => volume.language === language),
    ...checklists.map((checklist) => checklistCardVolume(checklist, language)),
  ]
  return volumes.map((volume) => ({ volume, description: makeTypstInput(volume, library) }))
}

/** The cache key of a volume: its description and the pictures in it. */
async function sourcesOf({ volume, description }: Job): Promise<(string | Buffer)[]> {
  const pictures = collectPictureNames(description.chapters.flatMap(({ parts }) => parts))
  return [JSON.stringify([volume, description]), ...(await Promise.all(pictures.map(readPictureSource)))]
}
