import { makeFonts } from './fonts.ts'
import { makeOverlays } from './overlays.ts'
import { makePictures } from './pictures.ts'

/** Makes what the code imports from src/generated: picture sizes, placeholders, findings and font faces. */
export async function generate(): Promise<void> {
  await Promise.all([makePictures(), makeFonts(), makeOverlays()])
}

if (process.argv[1] === import.meta.filename) await generate()
