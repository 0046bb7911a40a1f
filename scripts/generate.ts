import { makeFonts } from './fonts.ts'
import { makeOutline } from './outline.ts'
import { makePictures } from './pictures.ts'

/** Makes what the code imports from src/generated: picture sizes, placeholders, font faces, the manual's outline. */
export async function generate(): Promise<void> {
  await Promise.all([makePictures(), makeFonts()])
  await makeOutline()
}

if (process.argv[1] === import.meta.filename) await generate()
