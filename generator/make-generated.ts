import { stat } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from './files/folders.ts'
import { sampleFiles } from './files/public-files.ts'
import { writeGeneratedModule } from './files/write-generated.ts'
import { writeWordUses } from './glossary/word-uses.ts'
import { writePageStylesheets } from './pages/page-styles.ts'
import { generateFilm } from './pictures/film.ts'
import { writeNarrowFigureSizes } from './pictures/narrow-figures.ts'
import { makeOverlayDrawings } from './pictures/overlays.ts'
import { describePictures, writePictureModules } from './pictures/pictures.ts'
import { makeSvgSprites } from './pictures/svg-sprites.ts'

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
  const { writeOutlineAndChecklists } = await import('./book/outline-and-checklists.ts')
  return { pictures, findings, drawings, film, checklists: await writeOutlineAndChecklists() }
}

/** Writes generated/sample-sizes.ts: the size in bytes of each file of the sample deliveries. */
async function listSampleSizes(): Promise<void> {
  const folder = path.join(projectRoot, 'public', 'samples')
  const sizes = await Promise.all(sampleFiles.map(async (name) => [name, (await stat(path.join(folder, name))).size]))
  await writeGeneratedModule('sampleSizes', Object.fromEntries(sizes), 'Record<string, number>')
}
