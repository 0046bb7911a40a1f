import { makeFonts } from './fonts.ts'
import { makePictures } from './pictures.ts'

/** Makes what the code imports from src/generated: picture sizes, placeholders and font faces. */
export async function generate(): Promise<void> {
  await Promise.all([makePictures(), makeFonts()])
}

if (process.argv[1] === import.meta.filename) await generate()
