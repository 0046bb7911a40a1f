import { stat } from 'node:fs/promises'
import path from 'node:path'
import { makeFilm } from './film.ts'
import { makeMessages } from './messages.ts'
import { makeOverlays } from './overlays.ts'
import { writePageStyles } from './page-styles.ts'
import { describePictures, listPictures } from './pictures.ts'
import { root } from './places.ts'
import { sampleFiles } from './public-files.ts'
import { shareDrawings } from './svg-sprites.ts'
import { makeWordUses } from './word-uses.ts'
import { writeGenerated } from './write-generated.ts'

/** The output of the generators that the build copies into the site: drawings of findings and shared drawings by file. */
export type Generated = Awaited<ReturnType<typeof makeAll>>

let generated: Promise<Generated> | undefined

/**
 * Writes generated/, which the code imports, once in a process: messages, sizes and placeholders of pictures, findings,
 * checklists, the manual's outline, the pages of the glossary's words, the sheets of pages, the shared icons, the film, the
 * sizes of the samples.
 */
export function generate(): Promise<Generated> {
  generated ??= makeAll()
  return generated
}

async function makeAll() {
  await makeMessages()
  const described = describePictures()
  const [pictures, findings, drawings, film] = await Promise.all([
    described,
    makeOverlays(),
    shareDrawings(),
    described.then(makeFilm),
    described.then(listPictures),
    makeWordUses(),
    writePageStyles(),
    listSampleSizes(),
  ])
  const { listDocuments } = await import('./list-documents.ts') // it reads documents with code that needs the above
  return { pictures, findings, drawings, film, checklists: await listDocuments() }
}

/** Writes generated/sample-sizes.ts: how many bytes each file of the sample deliveries has. */
async function listSampleSizes(): Promise<void> {
  const folder = path.join(root, 'public', 'samples')
  const sizes = await Promise.all(sampleFiles.map(async (name) => [name, (await stat(path.join(folder, name))).size]))
  await writeGenerated('sampleSizes', Object.fromEntries(sizes), 'Record<string, number>')
}
