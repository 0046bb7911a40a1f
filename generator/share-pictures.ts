import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../src/shell/head/share-size.ts'
import { ContentError } from './content-error.ts'
import { shareNames } from './content-files.ts'
import { contentFolder } from './folders.ts'
import { hashedName } from './hashed-name.ts'
import { readAsShown } from './pictures.ts'

const FOLDER = path.join(contentFolder, 'share')
const TODO = `Put a JPEG of ${SHARE_WIDTH} × ${SHARE_HEIGHT} pixels and at most 200 kB there, or name another.`

/**
 * What stands for pages where they are shared: the files of content/share by the names under which they are served.
 * @throws ContentError when one has another size, or is no picture.
 */
export async function readSocialImages(): Promise<ReadonlyMap<string, Buffer>> {
  const there = await readdir(FOLDER) // capitals count, on a Mac too
  const files = shareNames.map(async (share) => {
    const name = `${share}.jpg`
    if (!there.includes(name)) throw new ContentError('site/page-list.ts', `content/share has no ${name}.`, TODO)
    const bytes = await readFile(path.join(FOLDER, name))
    const file = `content/share/${name}`
    const { width, height } = await readAsShown(file, bytes, TODO)
    if (width !== SHARE_WIDTH || height !== SHARE_HEIGHT)
      throw new ContentError(file, `The picture has ${width} × ${height} pixels.`, TODO)
    return [hashedName(name, bytes), bytes] as const
  })
  return new Map(await Promise.all(files))
}

/**
 * The address of the picture that a page names.
 * @throws ContentError when there is no such file.
 */
export function sharePictureAddress(name: string, files: ReadonlyMap<string, Buffer>): string {
  const file = [...files.keys()].find((served) => served.split('.')[0] === name)
  if (file) return `/static/share/${file}`
  throw new ContentError('site/page-list.ts', `content/share has no ${name}.jpg.`, TODO)
}
