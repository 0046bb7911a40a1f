import { picturesData } from '../generated/content/pictures.ts'
import type { Language } from './languages.ts'

/**
 * The pictures (content/pictures.yaml): one master each in content/pictures, with what it shows in both languages. The
 * build makes AVIF and JPEG of every master.
 */
export const pictures = picturesData.pictures

/** The strip of the hero: 200 of the 220 m that `windthrow-above` shows, in its pixels. */
const strip = { master: 'windthrow-above', left: 120, top: 0, width: 1818, height: 1125 } as const

/**
 * Parts of pictures that are encoded by themselves. The strip is the first that a visitor gets: a phone's fits with the page
 * into the first two rounds of a new connection.
 */
export const cutPictures = {
  strip: { ...strip, widths: [800, 960, 1200, 1600, 1818], avifQuality: 40 },
  'strip-narrow': { ...strip, widths: [480, 640, 800, 960], avifQuality: 25 },
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
