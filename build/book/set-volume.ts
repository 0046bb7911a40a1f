import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BookSize } from '../../content/books.ts'
import { type Compiler, PACKAGES } from '../delivery/typesetter.ts'
import { refuseBarriers } from '../pdf/barriers.ts'
import { root } from '../places.ts'
import { picturesOf } from './describe-chapter.ts'
import type { Description } from './describe-volume.ts'
import { coverMedia, drawCode, type Media, makePicture } from './media.ts'
import { layOut } from './typeset.ts'
import type { Volume } from './volumes.ts'

/**
 * By how many lines pages may be longer or shorter: two more would come beside the page number. On the phone, where pages
 * follow each other without a gap, it is not worth the time that looking takes.
 */
const STEPS: Record<BookSize, readonly number[]> = { phone: [], a5: [1, -1], a4: [1, -1] }
const MAIN = path.join(import.meta.dirname, 'main.typ')

/**
 * A volume as a PDF that is tagged for screen readers (PDF/UA-1). The same words give the same bytes.
 * @throws Error when it cannot be set, or when a screen reader could not read it.
 */
export async function setVolume(compiler: Compiler, volume: Volume, description: Description): Promise<Buffer> {
  const add = (name: string, bytes: Buffer) => compiler.mapShadow(path.join(import.meta.dirname, name), bytes)
  const { files, shown } = await makeMedia(volume, description)
  for (const [file, bytes] of files) add(file, bytes)
  add('book.json', Buffer.from(JSON.stringify({ ...description, ...shown })))
  const sheet = { compiler, main: MAIN, fitIn: (fit: Buffer) => add('fit.json', fit) }
  const document = layOut(sheet, volume.kind === 'card' ? [] : STEPS[volume.size])
  const pdf = compiler.pdf(document, {
    pdfStandard: 'ua-1',
    creationTimestamp: Math.floor(Date.parse(description.changed) / 1000),
  })
  refuseBarriers(pdf, volume.language)
  return pdf
}

/** The files of a volume, and which of them stand where: codes by address, pictures by name. */
async function makeMedia(volume: Volume, { address, chapters }: Description) {
  const files: Media = volume.kind === 'card' ? new Map() : await coverMedia()
  const codes: Record<string, string> = {}
  for (const { href } of [address, ...chapters.map((chapter) => chapter.address)]) {
    const file = `code-${createHash('sha256').update(href).digest('hex').slice(0, 12)}.svg`
    codes[href] = file
    files.set(file, drawCode(href))
  }
  const pictures: Record<string, { name: string; aspect: number }[]> = {}
  for (const picture of picturesOf(chapters.flatMap(({ parts }) => parts))) {
    const made = await makePicture(picture, volume.size)
    pictures[picture] = made.map(({ name, aspect }) => ({ name, aspect }))
    for (const { name, bytes } of made) files.set(name, bytes)
  }
  return { files, shown: { codes, pictures } }
}

/** What every volume is made with: other tools make other files. */
export async function readTools(): Promise<Buffer[]> {
  const own = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.typ') || OWN_TOOLS.includes(name))
  const rules = (await readdir(path.join(root, RULES))).filter((name) => !name.includes('.test.'))
  const places = [
    ...own.sort().map((name) => path.join('build/book', name)),
    ...rules.sort().map((name) => path.join(RULES, name)),
    ...OTHER_TOOLS,
  ]
  const typesetters = PACKAGES.map((name) => path.join('node_modules', name, 'package.json'))
  const read = (place: string) => readFile(path.join(root, place))
  const missing = () => Buffer.alloc(0) // that of another kind of machine
  return Promise.all([...places.map(read), ...typesetters.map((place) => read(place).catch(missing))])
}

/** What a file is looked over with before it is kept. */
const RULES = 'build/pdf'
const OWN_TOOLS = ['book-fonts.ts', 'media.ts', 'set-volume.ts', 'typeset.ts']
const OTHER_TOOLS = [
  'build/fonts.ts',
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/package.json',
  'node_modules/@fontsource-variable/familjen-grotesk/package.json',
  'build/delivery/typesetter.ts',
  'public/favicon.svg',
  'src/styles/ornaments/contours-tall.svg',
]
