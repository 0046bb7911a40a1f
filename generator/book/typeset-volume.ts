import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { collectPictureNames } from './describe-chapter.ts'
import type { TypstInput } from './describe-volume.ts'
import { drawQrCode, type MediaFiles, makeBookPicture, makeCoverMedia } from './media.ts'
import type { Volume } from './volumes.ts'

const BOOK_FOLDER = import.meta.dirname
const MAIN_TEMPLATE = path.join(BOOK_FOLDER, 'main.typ')
const FONTS_FOLDER = path.join(BOOK_FOLDER, 'fonts')

/** The volumes to typeset, and the output folder. */
export type TypesettingInput = { folder: string; jobs: readonly { volume: Volume; description: TypstInput }[] }

/** Typesets volumes one after the other; make-pdfs.ts runs it in a child process. */
export async function typesetVolumes({ folder, jobs }: TypesettingInput): Promise<void> {
  const compiler = await createTypstCompiler()
  for (const { volume, description } of jobs) {
    await writeFile(path.join(folder, volume.file), await typesetVolume(compiler, volume, description))
    compiler.evictCache(0) // otherwise the compiler keeps every document in memory
  }
}

/**
 * Creates a Typst compiler for the templates of a folder, with the site's fonts. The native module is loaded lazily.
 */
export async function createTypstCompiler(workspace = BOOK_FOLDER): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler').catch((error) => {
    const machine = `${process.platform} ${process.arch}`
    throw new Error(
      `The typesetter of the books does not run here (${machine}): ${error}. Run npm ci; where there is none for such a machine, build on another one and copy dist/ (docs/deploy.md).`,
    )
  })
  const fontBlobs = await Promise.all(
    (await readdir(FONTS_FOLDER)).map((name) => readFile(path.join(FONTS_FOLDER, name))),
  )
  return Compiler.create({ workspace, fontArgs: [{ fontBlobs }] })
}

/**
 * Writes a volume as a PDF/UA-1 file, which is tagged for screen readers. The output is reproducible: the same input
 * gives the same bytes.
 * @throws Error with Typst's message when compilation fails.
 */
export async function typesetVolume(compiler: NodeCompiler, volume: Volume, description: TypstInput): Promise<Buffer> {
  const add = (name: string, bytes: Buffer) => compiler.mapShadow(path.join(BOOK_FOLDER, name), bytes)
  const { files, shown } = await makeMedia(volume, description)
  for (const [file, bytes] of files) add(file, bytes)
  add('book.json', Buffer.from(JSON.stringify({ ...description, ...shown })))
  try {
    const compiled = compiler.compile({ mainFilePath: MAIN_TEMPLATE })
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    return compiler.pdf(compiled.result, {
      pdfStandard: 'ua-1',
      creationTimestamp: description.changed ? Math.floor(Date.parse(description.changed) / 1000) : 0,
    })
  } catch (error) {
    throw new Error(`${volume.file} could not be set: ${error instanceof Error ? error.message : error}`)
  }
}

/** The image files of a volume, with maps from address to QR code and from picture name to files. */
async function makeMedia(volume: Volume, { address, chapters }: TypstInput) {
  const files: MediaFiles = volume.kind === 'card' ? new Map() : await makeCoverMedia()
  const codes: Record<string, string> = {}
  for (const { href } of [address, ...chapters.map((chapter) => chapter.address)]) {
    const file = `code-${hash('sha256', href).slice(0, 12)}.svg`
    codes[href] = file
    files.set(file, drawQrCode(href))
  }
  const pictures: Record<string, { name: string; aspect: number }[]> = {}
  for (const picture of collectPictureNames(chapters.flatMap(({ parts }) => parts))) {
    const made = await makeBookPicture(picture, volume.size)
    pictures[picture] = made.map(({ name, aspect }) => ({ name, aspect }))
    for (const { name, bytes } of made) files.set(name, bytes)
  }
  return { files, shown: { codes, pictures } }
}
