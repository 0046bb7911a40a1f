import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '../../src/shell/head/social-image-size.ts'
import { ContentError } from '../content/content-error.ts'
import { socialImageNames } from '../content/content-files.ts'
import { contentFolder } from '../files/folders.ts'
import { hashedFileName } from '../files/hashed-name.ts'
import { readImageMetadata } from './pictures.ts'

const IMAGE_FOLDER = path.join(contentFolder, 'share')
const ADVICE = `Put a JPEG of ${SOCIAL_IMAGE_WIDTH} × ${SOCIAL_IMAGE_HEIGHT} pixels and at most 200 kB there, or name another.`

/**
 * Reads the social images (og:image) from content/share, by the names under which they are served.
 * @throws ContentError when a file has the wrong size or is not an image.
 */
export async function readSocialImages(): Promise<ReadonlyMap<string, Buffer>> {
  const there = await readdir(IMAGE_FOLDER) // case-sensitive, also on a case-insensitive file system
  const files = socialImageNames.map(async (share) => {
    const name = `${share}.jpg`
    if (!there.includes(name)) throw new ContentError('site/page-list.ts', `content/share has no ${name}.`, ADVICE)
    const bytes = await readFile(path.join(IMAGE_FOLDER, name))
    const file = `content/share/${name}`
    const { width, height } = await readImageMetadata(file, bytes, ADVICE)
    if (width !== SOCIAL_IMAGE_WIDTH || height !== SOCIAL_IMAGE_HEIGHT)
      throw new ContentError(file, `The picture has ${width} × ${height} pixels.`, ADVICE)
    return [hashedFileName(name, bytes), bytes] as const
  })
  return new Map(await Promise.all(files))
}

/**
 * The address of the social image of a page.
 * @throws ContentError when there is no such file.
 */
export function socialImageAddress(name: string, files: ReadonlyMap<string, Buffer>): string {
  const file = [...files.keys()].find((served) => served.split('.')[0] === name)
  if (file) return `/static/share/${file}`
  throw new ContentError('site/page-list.ts', `content/share has no ${name}.jpg.`, ADVICE)
}
