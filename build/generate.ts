import { listNoBooksYet } from './book/book-files.ts'
import { makeDeliveries } from './delivery/make-deliveries.ts'
import { type Film, makeFilm } from './film.ts'
import { makeFonts } from './fonts.ts'
import { makeHeroMap } from './hero-map.ts'
import { makeIconSheet } from './icon-sheet.ts'
import { makeOutline } from './outline.ts'
import { makeOverlays } from './overlays.ts'
import { makePictureSizes } from './picture-sizes.ts'
import { describePictures, listPictures, type Picture } from './pictures.ts'
import { makeWordUses } from './word-uses.ts'

/** What has been described for the code, and can be put beside it: pictures to encode, drawings of findings, icons and sample deliveries by file, the film. */
export type Generated = {
  pictures: readonly Picture[]
  findings: ReadonlyMap<string, string>
  samples: ReadonlyMap<string, Buffer>
  icons: ReadonlyMap<string, string>
  film: Film
}

let generated: Promise<Generated> | undefined

/**
 * Makes what the code imports from generated/, once in a process: the list of pictures, placeholders, findings, font
 * faces, the sizes of documents' pictures, the manual's outline, the pages of the glossary's words, the hero's flight, the shared icons, the film, the sizes of the sample
 * deliveries, which are made for it. Of pictures only the size of phones is encoded here.
 */
export function generate(): Promise<Generated> {
  generated ??= makeAll()
  return generated
}

async function makeAll(): Promise<Generated> {
  const described = describePictures()
  const [pictures, findings, samples, icons, film] = await Promise.all([
    described,
    makeOverlays(),
    makeDeliveries(),
    makeIconSheet(),
    described.then(makeFilm),
    described.then(listPictures),
    described.then(makePictureSizes),
    makeFonts(),
    makeOutline(),
    makeWordUses(),
    makeHeroMap(),
    listNoBooksYet(),
  ])
  return { pictures, findings, samples, icons, film }
}
