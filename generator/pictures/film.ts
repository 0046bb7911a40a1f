import { readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../site/facts.ts'
import { mapLanguages } from '../../site/languages.ts'
import { ContentError } from '../content/content-error.ts'
import { decodeUtf8 } from '../content/read-text.ts'
import { insertNoBreakSpaces } from '../content/typography.ts'
import { contentFolder } from '../files/folders.ts'
import { hashedFileName } from '../files/hashed-name.ts'
import { writeGeneratedModule } from '../files/write-generated.ts'
import type { Picture } from './pictures.ts'

/** The film's versions by language, and the bytes of its files by hashed file name. */
export type FilmFiles = Awaited<ReturnType<typeof generateFilm>>

const FILM_FOLDER = path.join(contentFolder, 'film')

/**
 * Reads the film's files in every language, and writes the generated modules `film` and `transcripts`.
 * @throws ContentError when one of them is empty.
 */
export async function generateFilm(pictures: readonly Picture[]) {
  const made = new Map<string, Buffer>()
  const read = (name: string) => {
    const bytes = name.endsWith('.vtt') ? Buffer.from(readWords(name)) : readFileSync(path.join(FILM_FOLDER, name))
    if (bytes.length === 0)
      throw new ContentError(`content/film/${name}`, 'The file is empty.', 'Put the film here again.')
    const served = hashedFileName(name, bytes)
    made.set(served, bytes)
    return { size: bytes.length, address: `/static/film/${served}` }
  }
  const { seconds, types } = site.video
  const versions = mapLanguages((language) => {
    const captions = `captions_${language}.vtt`
    const poster = pictures.find(({ name }) => name === `film-${language}`)
    return {
      seconds,
      // in order of preference: browsers play the first format that they support
      files: [
        { ...read(`film_${language}.webm`), type: types.webm },
        { ...read(`film_${language}.mp4`), type: types.mp4 },
      ],
      captions: read(captions).address,
      poster: `/static/pictures/film-${language}-800.${poster?.hash}.jpg`,
    }
  })
  await writeGeneratedModule('film', versions)
  // in a separate module, to keep the transcripts out of client scripts
  const words = mapLanguages((language) => insertNoBreakSpaces(readWords(`transcript_${language}.md`), language))
  await writeGeneratedModule('transcripts', words, "Record<import('../site/languages.ts').Language, string>")
  return { versions, made }
}

function readWords(name: string): string {
  return decodeUtf8(`content/film/${name}`, readFileSync(path.join(FILM_FOLDER, name)))
}
