import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, ofLanguages } from '../content/languages.ts'
import { site } from '../content/site.ts'
import { escapeHtml } from '../server/html.ts'
import { ContentError, inFile } from './content-error.ts'
import type { Picture } from './pictures.ts'
import { contentFolder, generatedFolder } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** The film in one language. */
export type FilmVersion = {
  seconds: number
  /** As `source` names them, the one to be tried first at the front. */
  files: readonly { address: string; size: number; type: string }[]
  captions: string
  /** One file of the poster, for programs that want no more. */
  poster: string
  /** The address of a piece of HTML: what is seen in which seconds. */
  words: string
}

/** The film of each language, and its files by the names under which the site serves them. */
export type Film = { versions: Readonly<Record<Language, FilmVersion>>; made: ReadonlyMap<string, Buffer> }

const FOLDER = path.join(contentFolder, 'film')
const TODO = 'See docs/editing.md, The film, for what the file must be.'

/** Reads the film's files in every language, and writes what the code knows of them. */
export async function makeFilm(pictures: readonly Picture[]): Promise<Film> {
  const made = new Map<string, Buffer>()
  const serve = (name: string, bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const served = name.replace(/\.(\w+)$/, `.${hash}.$1`)
    made.set(served, bytes)
    return { size: bytes.length, address: `/static/film/${served}` }
  }
  const read = (name: string) => serve(name, readFileSync(path.join(FOLDER, name)))
  const words = ofLanguages((language) => readTranscript(`transcript_${language}.md`))
  const { seconds, types } = site.video
  const versions = ofLanguages((language): FilmVersion => {
    const captions = read(`captions_${language}.vtt`)
    if (captions.size < 20)
      throw new ContentError(`content/film/captions_${language}.vtt`, 'The captions are empty.', TODO)
    return {
      seconds,
      files: [
        { ...read(`film_${language}.webm`), type: types.webm },
        { ...read(`film_${language}.mp4`), type: types.mp4 },
      ],
      captions: captions.address,
      poster: posterOf(language, pictures),
      // not .html, which the server keeps for pages
      words: serve(`words_${language}.txt`, Buffer.from(words[language])).address,
    }
  })
  await writeIfChanged(
    path.join(generatedFolder, 'film.ts'),
    `/** Made by build/film.ts: the film's length and files. */
export const film = ${JSON.stringify(versions)} as const
`,
  )
  await writeIfChanged(
    path.join(generatedFolder, 'film-words.ts'),
    `/** Made by build/film.ts: what is seen in the film, as HTML, for the prerenderer alone. */
export const filmWords = ${JSON.stringify(words)}
`,
  )
  return { versions, made }
}

function readTranscript(name: string): string {
  try {
    return htmlOf(readFileSync(path.join(FOLDER, name), 'utf8'))
  } catch (error) {
    throw inFile(`content/film/${name}`, error, TODO)
  }
}

function posterOf(language: Language, pictures: readonly Picture[]): string {
  const name = `film-${language}`
  const picture = pictures.find((candidate) => candidate.name === name)
  if (!picture) throw new Error(`The picture ${name} was not made.`)
  return `/static/pictures/${name}-800.${picture.hash}.jpg`
}

/**
 * A transcript as HTML: what is seen in which seconds, as a list whose entries begin with them, and words before and
 * after it.
 */
export function htmlOf(markdown: string): string {
  const blocks = markdown.split(/\n\s*\n/).map((block) => block.trim())
  const parts = blocks.map((block) => {
    if (block === '' || block.startsWith('#')) return '' // the page has a title
    const moments = [...block.matchAll(/^- \*\*(\d+–\d+) \S+\*\* (.+)$/gm)]
    if (moments.length === 0) return `<p>${escapeHtml(block)}</p>`
    const list = moments.map(
      ([, time, text = '']) => `<li><b class="num">${time}\u00a0s</b> <span>${escapeHtml(text)}</span></li>`,
    )
    return `<ol>${list.join('')}</ol>`
  })
  const html = parts.join('')
  if (!html.includes('<ol>')) throw new Error('A transcript of the film lists nothing: “- **0–5 seconds.** A lake.”')
  return html
}
