import { makeFonts } from './fonts.ts'
import { makeOutline } from './outline.ts'
import { makeOverlays } from './overlays.ts'
import { makePictures } from './pictures.ts'

/** Makes what the code imports from generated: pictures, placeholders, findings, font faces, the manual's outline. */
export async function generate(): Promise<void> {
  await Promise.all([makePictures(), makeFonts(), makeOverlays(), makeOutline()])
}
