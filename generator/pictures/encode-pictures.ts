import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { FALLBACK_WIDTHS } from '../../src/components/picture-files.ts'
import { isCached, memoizeOnDisk } from '../files/cache.ts'
import { runInChildProcess } from '../processes/run-in-child-process.ts'
import { describePictures, type Picture } from './pictures.ts'

/** Concurrency that keeps the processors busy while files are read and written. */
const MAX_CONCURRENT = 2

/** The AVIF encoder's effort: a higher one takes three times as long for the same size and quality. */
const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 0 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 60, progressive: true }),
}

type PictureFile = { name: string; encode: () => Promise<Buffer> }

/**
 * Writes all picture files into a folder. Files that are not cached are encoded in a child process, which frees its
 * memory when it ends.
 */
export async function writePictureFiles(pictures: readonly Picture[], folder: string): Promise<void> {
  const isKnown = filesOf(pictures).every(({ name }) => isCached([name]))
  if (isKnown) await encodePictures(folder, pictures)
  else await runInChildProcess<typeof import('./encode-pictures.ts')>(import.meta.filename, 'encodePictures', folder)
}

/** Encodes the pictures into a folder: every width as AVIF, two as JPEG. */
export async function encodePictures(folder: string, described?: readonly Picture[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = filesOf(described ?? (await describePictures()))
  const write = async ({ name, encode }: PictureFile) => writeFile(path.join(folder, name), await encode())
  await Readable.from(files).forEach(write, { concurrency: MAX_CONCURRENT })
}

/** All output files of the pictures; the hash in a name changes with the source. */
function filesOf(pictures: readonly Picture[]): PictureFile[] {
  return pictures.flatMap(({ name: picture, hash, master, widths, avifQuality }) =>
    Object.entries(encoders).flatMap(([format, encode]) =>
      widths
        .filter((width) => format === 'avif' || FALLBACK_WIDTHS.includes(width))
        .map((width) => {
          const name = `${picture}-${width}.${hash}.${format}`
          const make = () => encode(sharp(master).autoOrient().resize(width), avifQuality).toBuffer()
          return { name, encode: () => memoizeOnDisk([name], make) }
        }),
    ),
  )
}
