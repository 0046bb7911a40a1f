import { stat } from 'node:fs/promises'
import path from 'node:path'
import { collectFilmFiles } from './film.ts'
import { root } from './folders.ts'
import { listNarrowFigures } from './narrow-figures.ts'
import { makeOverlays } from './overlays.ts'
import { writePageStyles } from './page-styles.ts'
import { describePictures, listPictures } from './pictures.ts'
import { sampleFiles } from './public-files.ts'
import { shareDrawings } from './svg-sprites.ts'
import { makeWordUses } from './word-uses.ts'
import { writeGenerated } from './write-generated.ts'

/**
 * Makes what the code imports beside the data: sizes and placeholders of pictures, sizes of drawings, findings, checklists, the manual's
 * outline, the pages of the glossary's words, the sheets of pages, the shared icons, the film, the sizes of the samples.
 */
export async function makeGenerated() {
  const described = describePictures()
  const [pictures, findings, drawings, film] = await Promise.all([
    described,
    makeOverlays(),
    shareDrawings(),
    described.then(collectFilmFiles),
    described.then(listPictures),
    makeWordUses(),
    writePageStyles(),
    listNarrowFigures(),
    listSampleSizes(),
  ])
  const { writeOutlineAndChecklists } = await import('./list-documents.ts') // it reads documents with code that needs the above
  return { pictures, findings, drawings, film, checklists: await writeOutlineAndChecklists() }
}

/** Writes generated/sample-sizes.ts: how many bytes each file of the sample deliveries has. */
async function listSampleSizes(): Promise<void> {
  const folder = path.join(root, 'public', 'samples')
  const sizes = await Promise.all(sampleFiles.map(async (name) => [name, (await stat(path.join(folder, name))).size]))
  await writeGenerated('sampleSizes', Object.fromEntries(sizes), 'Record<string, number>')
}
