import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Language } from '../content/languages.ts'
import { isView, pictureCrops, pictures } from '../content/pictures.ts'
import { cacheFolder, contentFolder, generatedFolder, siteFolder } from './places.ts'

/** Raise it when a setting below changes: it is part of every picture's cache key. */
const RECIPE = 5
const WIDTHS = [480, 800, 1200, 1600, 2000]
/** WebP and JPEG are for old browsers: two sizes do. */
const FALLBACK_WIDTHS = [800, 1600]
const PICTURE_CACHE = path.join(cacheFolder, 'pictures')

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 45, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 58, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 70, mozjpeg: true }),
}

/**
 * Makes AVIF, WebP and JPEG of every master in content/pictures at the widths above, and the manifest that the
 * pages read: sizes, hash, alternative texts and a placeholder. What is already in the cache is not made again.
 */
export async function makePictures(): Promise<void> {
  await mkdir(PICTURE_CACHE, { recursive: true })
  const entries: ({ name: string; width: number; height: number } & Pick<Source, 'widths' | 'hash' | 'alt'>)[] = []
  const placeholders: string[] = []
  for (const source of await readSources()) {
    const { name, master, hash, widths } = source
    const { width, height } = await sharp(master).metadata()
    for (const [format, encode] of Object.entries(encoders)) {
      for (const target of widths) {
        if (format !== 'avif' && !FALLBACK_WIDTHS.includes(target)) continue
        const file = path.join(PICTURE_CACHE, `${name}-${target}.${hash}.${format}`)
        if (!existsSync(file)) await writeFile(file, await encode(sharp(master).resize(target)).toBuffer())
      }
    }
    placeholders.push(`.placeholder-${name}{background-image:${await gradientOf(master)}}`)
    entries.push({ name, width, height, widths, hash, alt: source.alt })
  }
  await mkdir(generatedFolder, { recursive: true })
  const linesOf = (listed: typeof entries) =>
    listed.map(({ name, ...file }) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)},`).join('\n')
  await writeIfChanged(
    path.join(generatedFolder, 'pictures.ts'),
    `/** Made by build/pictures.ts: what the build has made of each master. */
export const pictureFiles = {
${linesOf(entries.filter(({ name }) => isView(name)))}
} as const
`,
  )
  await writeIfChanged(
    path.join(generatedFolder, 'all-pictures.ts'),
    `import { pictureFiles } from './pictures.ts'

/** Made by build/pictures.ts: also those that are seen straight down, which only the findings show. */
export const allPictureFiles = {
  ...pictureFiles,
${linesOf(entries.filter(({ name }) => !isView(name)))}
} as const
`,
  )
  await writeIfChanged(path.join(generatedFolder, 'placeholders.css'), `${placeholders.join('\n')}\n`)
}

type Source = {
  name: string
  master: Buffer
  hash: string
  widths: readonly number[]
  alt: Readonly<Record<Language, string>>
}

/** Every master, and the parts that are cut out of masters. */
async function readSources(): Promise<Source[]> {
  const read = (name: string) => readFile(path.join(contentFolder, 'pictures', `${name}.jpg`))
  const hashOf = (master: Buffer) =>
    createHash('sha256').update(master).update(String(RECIPE)).digest('hex').slice(0, 8)
  const whole = Object.entries(pictures).map(async ([name, { width, alt }]) => {
    const master = await read(name)
    return { name, master, hash: hashOf(master), alt, widths: WIDTHS.filter((candidate) => candidate <= width) }
  })
  const cut = Object.entries(pictureCrops).map(async ([name, { of, widths, ...region }]) => {
    const master = await sharp(await read(of))
      .extract(region)
      .png()
      .toBuffer()
    return { name, master, hash: hashOf(master), widths, alt: pictures[of].alt }
  })
  return Promise.all([...whole, ...cut])
}

/** A placeholder of a few bytes: the picture's own colours from top to bottom. */
async function gradientOf(master: Buffer): Promise<string> {
  const { data } = await sharp(master)
    .resize(1, 4, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = [0, 3, 6, 9].map((at) => `#${data.subarray(at, at + 3).toString('hex')}`)
  return `linear-gradient(${colours.join()})`
}

/** Puts the pictures of the present manifest into the built site. */
export async function copyPictures(): Promise<void> {
  const { allPictureFiles } = await import('../generated/all-pictures.ts')
  const target = path.join(siteFolder, 'static', 'pictures')
  await mkdir(target, { recursive: true })
  for (const [name, { widths, hash }] of Object.entries(allPictureFiles)) {
    for (const format of Object.keys(encoders)) {
      for (const width of widths) {
        if (format !== 'avif' && !FALLBACK_WIDTHS.includes(width)) continue
        const file = `${name}-${width}.${hash}.${format}`
        await cp(path.join(PICTURE_CACHE, file), path.join(target, file))
      }
    }
  }
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return
  await writeFile(file, text)
}
