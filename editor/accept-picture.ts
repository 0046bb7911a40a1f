import path from 'node:path'
import sharp from 'sharp'
import { Refused } from './words.ts'

/** Minimum width for wide screens; the build requires it too (generator/pictures/pictures.ts). */
const MIN_WIDTH = 1600

/** Matches scripts and external references in an SVG. */
const UNSAFE_SVG_CONTENT =
  /<\s*(script|foreignobject|iframe|embed|object|handler)\b|\son\w+\s*=|<!ENTITY|(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp))[^"'\s>]|url\(\s*["']?(?!#|data:image\/)|@import|javascript:/i

/**
 * Prepares an uploaded picture: applies the EXIF orientation, and strips location and camera data.
 * @throws Refused for an unsupported format, or an SVG that contains a script.
 */
export async function acceptPicture(file: string, given: Buffer): Promise<Buffer> {
  return convertPicture(file, given).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    const { base, dir } = path.posix.parse(file)
    throw new Refused(error.status, (said) => `${dir === LOGOS ? said.logo : said.picture} ${base}: ${error.say(said)}`)
  })
}

const [PICTURES, LOGOS] = ['content/pictures', 'content/logos']

async function convertPicture(file: string, given: Buffer): Promise<Buffer> {
  const { name, ext, dir } = path.posix.parse(file)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Refused(422, ({ badName }) => badName)
  if (/^.{4}ftyp(hei[cxsm]|hev[cxsm]|mif1|msf1)/s.test(given.subarray(0, 12).toString('latin1')))
    throw new Refused(422, ({ heic }) => heic)
  if (dir === LOGOS && ext !== '.svg') throw new Refused(422, ({ svgOnly }) => svgOnly)
  if (ext === '.svg') {
    const text = given.toString().replace(/\sxmlns(:\w+)?="[^"]*"/g, '')
    if (UNSAFE_SVG_CONTENT.test(text)) throw new Refused(422, ({ unsafeDrawing }) => unsafeDrawing)
    if (!/<svg[\s>]/i.test(text)) throw new Refused(422, ({ noPicture }) => noPicture)
    return given
  }
  const refuseUnreadable = (): never => {
    throw new Refused(422, ({ noPicture }) => noPicture)
  }
  if (given.length === 0) refuseUnreadable() // sharp throws at once
  const {
    format,
    space,
    autoOrient,
    orientation = 1,
    exif,
    xmp,
    iptc,
  } = await sharp(given).metadata().catch(refuseUnreadable)
  if (format === 'heif') throw new Refused(422, ({ heic }) => heic)
  if (dir === PICTURES && ext !== '.jpg') throw new Refused(422, ({ jpegOnly }) => jpegOnly)
  if (format !== ext.slice(1).replace('jpg', 'jpeg')) throw new Refused(422, ({ otherKind }) => otherKind(format))
  if (space === 'cmyk') throw new Refused(422, ({ cmyk }) => cmyk)
  const { width } = autoOrient
  if (dir === PICTURES && width < MIN_WIDTH) throw new Refused(422, ({ tooSmall }) => tooSmall(width, MIN_WIDTH))
  await sharp(given).stats().catch(refuseUnreadable) // decodes the pixels, which a copy that was cut off lacks
  const isPlain = orientation === 1 && !exif && !xmp && !iptc
  if (isPlain) return given
  const picture = sharp(given).autoOrient()
  return (format === 'jpeg' ? picture.jpeg({ quality: 92 }) : picture).toBuffer()
}
