import { stat } from 'node:fs/promises'
import path from 'node:path'
import { generateFilm } from './film.ts'
import { projectRoot } from './folders.ts'
import { writeNarrowFigureSizes } from './narrow-figures.ts'
import { makeOverlayDrawings } from './overlays.ts'
import { writePageStylesheets } from './page-styles.ts'
import { describePictures, writePictureModules } from './pictures.ts'
import { sampleFiles } from './public-files.ts'
import { makeSvgSprites } from './svg-sprites.ts'
import { writeWordUses } from './word-uses.ts'
import { writeGeneratedModule } from './write-generated.ts'

/**
 * Writes the generated modules other than data and messages: picture sizes and placeholders, figure sizes, findings,
 * checklists, the manual's outline, uses of glossary words, page stylesheets, SVG sprites, the film, and sample sizes.
 */
export async function writeGeneratedModules() {
  const described = describePictures()
  const [pictures, findings, drawings, film] = await Promise.all([
    described,
    makeOverlayDrawings(),
    makeSvgSprites(),
    described.then(generateFilm),
    described.then(writePictureModules),
    writeWordUses(),
    writePageStylesheets(),
    writeNarrowFigureSizes(),
    listSampleSizes(),
  ])
  // a dynamic import, because this module imports the modules generated above
  const { writeOutlineAndChecklists } = await import('./outline-and-checklists.ts')
  return { pictures, findings, drawings, film, checklists: await writeOutlineAndChecklists() }
}

/** Writes generated/sample-sizes.ts: the size in bytes of each file of the sample deliveries. */
async function listSampleSizes(): Promise<void> {
  const folder = path.join(projectRoot, 'public', 'samples')
  const sizes = await Promise.all(sampleFiles.map(async (name) => [name, (await stat(path.join(folder, name))).size]))
  await writeGeneratedModule('sampleSizes', Object.fromEntries(sizes), 'Record<string, number>')
}
