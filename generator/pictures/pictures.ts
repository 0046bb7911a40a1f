import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { languages } from '../../site/languages.ts'
import { croppedPictures, pictures } from '../../site/pictures.ts'
import { ContentError, toContentError } from '../content/content-error.ts'
import { memoizeOnDisk } from '../files/cache.ts'
import { contentFolder } from '../files/folders.ts'
import { writeGeneratedModule, writeIfChanged } from '../files/write-generated.ts'

/** Part of the hash in every picture's file name; increase it when the encoder settings or the quality change. */
const CACHE_VERSION = 8
const AVIF_QUALITY = 45
const WIDTHS = [480, 800, 1200, 1600]
/** The minimum width of a master in pixels, for wide screens. */
const MIN_WIDTH = 1600

const SAVE_AGAIN_ADVICE = 'Save the picture again as JPEG; it may be cut off or of another kind.'

/** A picture of the site; `master` holds the bytes that its files are encoded from. */
export type Picture = Awaited<ReturnType<typeof describePicture>>

/** Describes every master in a folder, the crops of masters, and the posters of the film. */
export async function describePictures(folder = path.join(contentFolder, 'pictures')): Promise<Picture[]> {
  const whole = Object.keys(pictures).map(async (name) => describePicture(name, await readMaster(folder, name), WIDTHS))
  const cuts = Object.entries(croppedPictures).map(
    async ([name, { master: whole, widths, avifQuality, ...region }]) => {
      const source = await readMaster(folder, whole)
      const master = await memoizeOnDisk(['crop', source, JSON.stringify(region)], () =>
        sharp(source).extract(region).png().toBuffer(),
      )
      return describePicture(name, master, widths, avifQuality)
    },
  )
  const posters = languages.map(async (language) => {
    const master = await readFile(path.join(contentFolder, 'film', `poster_${language}.jpg`))
    return describePicture(
      `film-${language}`,
      master,
      WIDTHS.filter((width) => width <= 1200),
    )
  })
  return Promise.all([...whole, ...cuts, ...posters])
}

/**
 * Reads a master.
 * @throws ContentError when its file name has another spelling, or when it is not a valid JPEG.
 */
async function readMaster(folder: string, name: string): Promise<Buffer> {
  const file = `content/pictures/${name}.jpg`
  const entries = await readdir(folder)
  if (!entries.includes(`${name}.jpg`)) {
    const other = entries.find((entry) => new RegExp(`^${name}\\.jpe?g$`, 'i').test(entry))
    const todo = other ? `Rename ${other} to ${name}.jpg.` : 'Put it there, or remove what names it.'
    throw new ContentError(file, 'There is no such file.', todo)
  }
  const master = await readFile(path.join(folder, `${name}.jpg`))
  const { format, width } = await readImageMetadata(file, master)
  if (format !== 'jpeg')
    throw new ContentError(
      file,
      `The file is a picture of another kind (${format}).`,
      'Save it as JPEG; renaming it is not enough.',
    )
  if (width < MIN_WIDTH)
    throw new ContentError(
      file,
      `The picture is ${width} px wide.`,
      `Use one of ${MIN_WIDTH} pixels or more, 2000 if there is one.`,
    )
  return master
}

/**
 * The format and size of an image, after its EXIF orientation is applied.
 * @throws ContentError when the file is not an image.
 */
export async function readImageMetadata(file: string, bytes: Buffer, todo = SAVE_AGAIN_ADVICE) {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    return { format, ...autoOrient }
  } catch (error) {
    throw toContentError(file, error, todo)
  }
}

async function describePicture(name: string, master: Buffer, offered: readonly number[], avifQuality = AVIF_QUALITY) {
  const recipe = avifQuality === AVIF_QUALITY ? `${CACHE_VERSION}` : `${CACHE_VERSION} ${avifQuality}`
  const hash = createHash('sha256').update(master).update(recipe).digest('hex').slice(0, 8)
  const poster = /^film-(\w+)$/.exec(name)?.[1]
  const file = poster ? `content/film/poster_${poster}.jpg` : `content/pictures/${name}.jpg`
  const { width, height } = await readImageMetadata(file, master)
  const widths = offered.filter((candidate) => candidate <= width)
  try {
    const placeholder = String(
      await memoizeOnDisk(['gradient', master], async () => Buffer.from(await gradientOf(master))),
    )
    return { name, master, width, height, widths, avifQuality, hash, placeholder }
  } catch (error) {
    throw toContentError(file, error, SAVE_AGAIN_ADVICE)
  }
}

/** A placeholder of a few bytes: a CSS gradient of the picture's colours from top to bottom. */
async function gradientOf(master: Buffer): Promise<string> {
  const { data } = await sharp(master)
    .autoOrient()
    .resize(1, 4, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = [0, 3, 6, 9].map((at) => `#${data.subarray(at, at + 3).toString('hex')}`)
  return `linear-gradient(${colours.join()})`
}

/** Writes the sizes, hashes and placeholders of the pictures to generated/. */
export async function writePictureModules(described: readonly Picture[]): Promise<void> {
  const files = described.map(({ name, width, height, widths, hash }) => [name, { width, height, widths, hash }])
  await writeGeneratedModule('allPictureFiles', Object.fromEntries(files))
  const placeholders = described.map(
    ({ name, placeholder }) => `.placeholder-${name}{background-image:${placeholder}}\n`,
  )
  await writeIfChanged('placeholders.css', placeholders.join(''))
}
