import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cached } from './cached.ts'
import type { Picture } from './pictures.ts'

/** WebP and JPEG are for old browsers: two sizes do. */
const FALLBACK_WIDTHS = [800, 1600]
/** As many as keep the processors busy while a file is read or written. */
const AT_ONCE = 4

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 58, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 70, mozjpeg: true }),
}

type PictureFile = { name: string; encode: () => Promise<Buffer> }

/** Puts every file of the pictures into a folder: all widths as AVIF, two as WebP and JPEG. */
export async function encodePictures(pictures: readonly Picture[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const waiting = filesOf(pictures)
  const takeNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await writeFile(path.join(folder, file.name), await file.encode())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
}

/** One file of the pictures by its name, for the development server; null for a name that none of them has. */
export async function encodePicture(pictures: readonly Picture[], name: string): Promise<Buffer | null> {
  const file = filesOf(pictures).find((candidate) => candidate.name === name)
  return file ? file.encode() : null
}

function filesOf(pictures: readonly Picture[]): PictureFile[] {
  return pictures.flatMap(({ name: picture, hash, master, widths, avifQuality }) =>
    Object.entries(encoders).flatMap(([format, encode]) =>
      widths
        .filter((width) => format === 'avif' || FALLBACK_WIDTHS.includes(width))
        .map((width) => {
          const name = `${picture}-${width}.${hash}.${format}`
          return {
            name,
            encode: () => cached([name], () => encode(sharp(master).resize(width), avifQuality).toBuffer()),
          }
        }),
    ),
  )
}
