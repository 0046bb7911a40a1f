import { makeFonts } from './fonts.ts'
import { makeHeroFlight } from './hero-flight.ts'
import { makeOutline } from './outline.ts'
import { makeOverlays } from './overlays.ts'
import { makePictures } from './pictures.ts'

/**
 * Makes what the code imports from generated: pictures, placeholders, findings, font faces, the manual's outline, the
 * flight over the home page's picture.
 */
export async function generate(): Promise<void> {
  await Promise.all([makePictures(), makeFonts(), makeOverlays(), makeOutline(), makeHeroFlight()])
}
