import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { FALLBACK_WIDTHS } from '../src/components/picture-files.ts'
import { cached, isCached } from './cache.ts'
import { describePictures, type Picture } from './pictures.ts'
import { runInProcess } from './run-in-process.ts'

/** As many as keep the processors busy while a file is read or written. */
const AT_ONCE = 2

/** More effort takes three times as long, for files of the same size and likeness. */
const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 0 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 60, progressive: true }),
}

type PictureFile = { name: string; encode: () => Promise<Buffer> }

/** Puts the pictures into a folder; what has to be encoded, in a process of its own, which takes its memory along. */
export async function makePictures(pictures: readonly Picture[], folder: string): Promise<void> {
  const isKnown = filesOf(pictures).every(({ name }) => isCached([name]))
  if (isKnown) await encodePictures(folder, pictures)
  else await runInProcess<typeof import('./encode-pictures.ts')>(import.meta.filename, 'encodePictures', folder)
}

/** Puts every file of the pictures into a folder: all widths as AVIF, two as JPEG. */
export async function encodePictures(folder: string, described?: readonly Picture[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = filesOf(described ?? (await describePictures()))
  const write = async ({ name, encode }: PictureFile) => writeFile(path.join(folder, name), await encode())
  await Readable.from(files).forEach(write, { concurrency: AT_ONCE })
}

/** Every file of the pictures; their names change with what they are made from. */
function filesOf(pictures: readonly Picture[]): PictureFile[] {
  return pictures.flatMap(({ name: picture, hash, master, widths, avifQuality }) =>
    Object.entries(encoders).flatMap(([format, encode]) =>
      widths
        .filter((width) => format === 'avif' || FALLBACK_WIDTHS.includes(width))
        .map((width) => {
          const name = `${picture}-${width}.${hash}.${format}`
          const make = () => encode(sharp(master).autoOrient().resize(width), avifQuality).toBuffer()
          return { name, encode: () => cached([name], make) }
        }),
    ),
  )
}
