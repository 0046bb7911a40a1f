import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, ofLanguages } from '../content/languages.ts'
import { escapeHtml } from '../server/html.ts'
import { inFile } from './content-error.ts'
import type { Picture } from './pictures.ts'
import { contentFolder, generatedFolder } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** The film in one language, as its files say. */
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

/** Reads the film's files in every language, and writes what the code knows of them: nothing of it is typed twice. */
export async function makeFilm(pictures: readonly Picture[]): Promise<Film> {
  const made = new Map<string, Buffer>()
  const serve = (name: string, bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const served = name.replace(/\.(\w+)$/, `.${hash}.$1`)
    made.set(served, bytes)
    return { bytes, address: `/static/film/${served}` }
  }
  const read = (name: string) => serve(name, readFileSync(path.join(FOLDER, name)))
  const words = ofLanguages((language) =>
    readAs(`transcript_${language}.md`, (name) => htmlOf(readFileSync(path.join(FOLDER, name), 'utf8'))),
  )
  const versions = ofLanguages((language): FilmVersion => {
    const webm = read(`film_${language}.webm`)
    const mp4 = read(`film_${language}.mp4`)
    const captions = read(`captions_${language}.vtt`)
    return {
      seconds: readAs(`film_${language}.mp4`, () => lengthOf(mp4.bytes)),
      files: [
        {
          address: webm.address,
          size: webm.bytes.length,
          type: `video/webm; codecs="${readAs(`film_${language}.webm`, () => av1Of(webm.bytes))}"`,
        },
        {
          address: mp4.address,
          size: mp4.bytes.length,
          type: `video/mp4; codecs="${readAs(`film_${language}.mp4`, () => h264Of(mp4.bytes))}"`,
        },
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

function readAs<T>(name: string, read: (name: string) => T): T {
  try {
    return read(name)
  } catch (error) {
    throw inFile(`content/film/${name}`, error, 'See docs/editing.md, The film, for what the file must be.')
  }
}

function posterOf(language: Language, pictures: readonly Picture[]): string {
  const name = `film-${language}`
  const picture = pictures.find((candidate) => candidate.name === name)
  if (!picture) throw new Error(`The picture ${name} was not made.`)
  return `/static/pictures/${name}-800.${picture.hash}.jpg`
}

/** How long an MP4 plays, in seconds: its movie header holds the units in a second and how many of them there are. */
export function lengthOf(mp4: Buffer): number {
  const header = placeOf(mp4, 'mvhd')
  const [unitsAt, sizeOfTime] = mp4.readUInt8(header) === 1 ? [header + 20, 8] : [header + 12, 4]
  const units = mp4.readUInt32BE(unitsAt)
  return mp4.readUIntBE(unitsAt + 4 + Math.max(0, sizeOfTime - 6), Math.min(6, sizeOfTime)) / units
}

/** The codec of an MP4 as a media type names it: profile, what it is held to, level. */
function h264Of(mp4: Buffer): string {
  const at = placeOf(mp4, 'avcC')
  return `avc1.${mp4.toString('hex', at + 1, at + 4)}`
}

/** The codec of a WebM as a media type names it: AV1 with profile, level, tier and depth from its configuration. */
function av1Of(webm: Buffer): string {
  placeOf(webm, 'V_AV1')
  const at = webm.indexOf(Buffer.from([0x63, 0xa2])) + 3 // the element's number and a size of one byte come first
  const [levels = 0, depths = 0] = webm.subarray(at + 1, at + 3)
  const depth = depths & 0x40 ? (depths & 0x20 ? 12 : 10) : 8
  return `av01.${levels >> 5}.${two(levels & 31)}${depths & 0x80 ? 'H' : 'M'}.${two(depth)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function placeOf(file: Buffer, name: string): number {
  const at = file.indexOf(name)
  if (at < 0) throw new Error(`A file of the film has no ${name}: it must be H.264 in MP4, and AV1 in WebM.`)
  return at + name.length
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
