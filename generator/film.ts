import { readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../site/facts.ts'
import { ofLanguages } from '../site/languages.ts'
import { ContentError } from './content-error.ts'
import { contentFolder } from './folders.ts'
import { hashedName } from './hashed-name.ts'
import type { Picture } from './pictures.ts'
import { decodeText } from './read-text.ts'
import { setNoBreakSpaces } from './typography.ts'
import { writeGenerated } from './write-generated.ts'

/** The film of each language, and its files by the names under which the site serves them. */
export type Film = Awaited<ReturnType<typeof collectFilmFiles>>

const FOLDER = path.join(contentFolder, 'film')
const TODO = 'See docs/editing.md, The film, for what the file must be.'

/** Reads the film's files in every language, and writes what the code knows of them. */
export async function collectFilmFiles(pictures: readonly Picture[]) {
  const made = new Map<string, Buffer>()
  const read = (name: string) => {
    const bytes = name.endsWith('.vtt') ? Buffer.from(readWords(name)) : readFileSync(path.join(FOLDER, name))
    const served = hashedName(name, bytes)
    made.set(served, bytes)
    return { size: bytes.length, address: `/static/film/${served}` }
  }
  const { seconds, types } = site.video
  const versions = ofLanguages((language) => {
    const captions = `captions_${language}.vtt`
    const poster = pictures.find(({ name }) => name === `film-${language}`)
    requireEntry(captions, /-->/, 'The captions have no cue.')
    requireEntry(`transcript_${language}.md`, /^\d+\. \*\*\d.*\*\* /m, 'The transcript has no entry with its seconds.')
    return {
      seconds,
      // the one to be tried first at the front
      files: [
        { ...read(`film_${language}.webm`), type: types.webm },
        { ...read(`film_${language}.mp4`), type: types.mp4 },
      ],
      captions: read(captions).address,
      poster: `/static/pictures/film-${language}-800.${poster?.hash}.jpg`,
    }
  })
  await writeGenerated('film', versions)
  // apart: no script of a page needs the words
  const words = ofLanguages((language) => setNoBreakSpaces(readWords(`transcript_${language}.md`), language))
  await writeGenerated('transcripts', words, "Record<import('../site/languages.ts').Language, string>")
  return { versions, made }
}

function requireEntry(name: string, entry: RegExp, what: string): void {
  if (!entry.test(readWords(name))) throw new ContentError(`content/film/${name}`, what, TODO)
}

function readWords(name: string): string {
  return decodeText(`content/film/${name}`, readFileSync(path.join(FOLDER, name)))
}
