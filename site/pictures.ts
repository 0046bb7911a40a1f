import { picturesData } from '../generated/content/pictures.ts'
import type { Language } from './languages.ts'

/**
 * The pictures (content/pictures.yaml): one master each in content/pictures, with what it shows in both languages. The
 * build makes AVIF and JPEG of every master.
 */
export const pictures = picturesData.pictures

/**
 * The hero's picture (`planning-flown.jpg`): `planning` as the flight leaves it, and the part of it that a phone shows, in
 * pixels of that file: most of it lies under a veil, so that few bytes do. With the page it fits into the first two rounds of a new connection.
 */
export const heroPictures = {
  flown: { left: 0, top: 0, width: 2000, height: 1125, widths: [800, 1200, 1600, 2000], avifQuality: 40 },
  'flown-narrow': { left: 880, top: 0, width: 1120, height: 1125, widths: [480, 640, 800], avifQuality: 25 },
} as const

export type PictureName = keyof typeof pictures

/** The alternative text of a picture: what it shows, here or in a document, and that it is no photograph. */
export function alternativeText(name: PictureName, language: Language, shows: string = pictures[name].alt[language]) {
  return 'isPhotograph' in pictures[name] ? shows : `${shows} ${picturesData.madeByComputer[language]}`
}

/** A picture that stands by itself; those seen straight down (`-above`) are shown with the findings only. */
export type ViewName = Exclude<PictureName, `${string}-above`>

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name)
}
