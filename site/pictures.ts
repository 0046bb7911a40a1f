import { picturesData } from '../generated/content/pictures.ts'
import type { Language } from './languages.ts'

/**
 * The pictures (content/pictures.yaml): one master each in content/pictures, with alternative text in both languages.
 * The build encodes every master as AVIF and JPEG.
 */
export const pictures = picturesData.pictures

/** The hero's crop of a master picture, in pixels: 200 of the 220 m that `windthrow-above` shows. */
const heroCrop = { master: 'windthrow-above', left: 120, top: 0, width: 1818, height: 1125 } as const

/**
 * Crops that are encoded separately. Quality and widths are chosen so that on a phone the home page and this picture,
 * which is the first to load, fit into the first two round trips of a new connection.
 */
export const croppedPictures = {
  strip: { ...heroCrop, widths: [800, 960, 1200, 1600, 1818], avifQuality: 40 },
  'strip-narrow': { ...heroCrop, widths: [480, 640, 800, 960], avifQuality: 25 },
} as const

export type PictureName = keyof typeof pictures

/** The alternative text of a picture; unless it is a photograph, a note says that it is computer-generated. */
export function alternativeText(name: PictureName, language: Language, shows: string = pictures[name].alt[language]) {
  return 'isPhotograph' in pictures[name] ? shows : `${shows} ${picturesData.madeByComputer[language]}`
}

/** A picture that pages may show by itself; aerial pictures (`-above`) are only shown with their findings. */
export type StandalonePictureName = Exclude<PictureName, `${string}-above`>

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name)
}
