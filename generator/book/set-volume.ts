import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { picturesOf } from './describe-chapter.ts'
import type { VolumeDescription } from './describe-volume.ts'
import { coverMedia, drawCode, type Media, makePicture } from './media.ts'
import type { Volume } from './volumes.ts'

const HERE = import.meta.dirname
const MAIN = path.join(HERE, 'main.typ')
const FONTS = path.join(HERE, 'fonts')

/** Which volumes are to be set, and where to put them. */
export type TypesettingOrder = { folder: string; jobs: readonly { volume: Volume; description: VolumeDescription }[] }

/** Sets volumes one after the other, in the process that make-books.ts starts. */
export async function setVolumes({ folder, jobs }: TypesettingOrder): Promise<void> {
  const compiler = await bookCompiler()
  for (const { volume, description } of jobs) {
    await writeFile(path.join(folder, volume.file), await setVolume(compiler, volume, description))
    compiler.evictCache(0) // else it keeps all that it has set in memory
  }
}

/** The typesetter for the templates of a folder, with the site's typefaces; it is loaded only where something has to be set. */
export async function bookCompiler(workspace = HERE): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler').catch((error) => {
    const machine = `${process.platform} ${process.arch}`
    throw new Error(
      `The typesetter of the books does not run here (${machine}): ${error}. Run npm ci; where there is none for such a machine, build on another one and copy dist/ (docs/deploy.md).`,
    )
  })
  const fontBlobs = await Promise.all((await readdir(FONTS)).map((name) => readFile(path.join(FONTS, name))))
  return Compiler.create({ workspace, fontArgs: [{ fontBlobs }] })
}

/**
 * A volume as a PDF that is tagged for screen readers (PDF/UA-1). The same words give the same bytes.
 * @throws Error with what the typesetter says when it cannot be set.
 */
export async function setVolume(
  compiler: NodeCompiler,
  volume: Volume,
  description: VolumeDescription,
): Promise<Buffer> {
  const add = (name: string, bytes: Buffer) => compiler.mapShadow(path.join(HERE, name), bytes)
  const { files, shown } = await makeMedia(volume, description)
  for (const [file, bytes] of files) add(file, bytes)
  add('book.json', Buffer.from(JSON.stringify({ ...description, ...shown })))
  try {
    const compiled = compiler.compile({ mainFilePath: MAIN })
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    return compiler.pdf(compiled.result, {
      pdfStandard: 'ua-1',
      creationTimestamp: description.changed ? Math.floor(Date.parse(description.changed) / 1000) : 0,
    })
  } catch (error) {
    throw new Error(`${volume.file} could not be set: ${error instanceof Error ? error.message : error}`)
  }
}

/** The files of a volume, and which of them stand where: codes by address, pictures by name. */
async function makeMedia(volume: Volume, { address, chapters }: VolumeDescription) {
  const files: Media = volume.kind === 'card' ? new Map() : await coverMedia()
  const codes: Record<string, string> = {}
  for (const { href } of [address, ...chapters.map((chapter) => chapter.address)]) {
    const file = `code-${hash('sha256', href).slice(0, 12)}.svg`
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
