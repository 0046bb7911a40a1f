import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { readPageSettings } from '../server/settings.ts'
import { hashFiles } from './hash-files.ts'
import { cacheFolder } from './places.ts'
import { isRunning } from './put-in-place.ts'

const FOLDER = path.join(cacheFolder, 'code')
/** As many states of the code as somebody goes to and fro between. */
const KEPT = 4

/** All that script, style, server and renderer are made of. */
export const SOURCES = ['src', 'server', 'generated', 'content', 'build', 'package-lock.json', 'vite.config.ts']
/** What the code does not import: it is read when pages are made, or told to the code by generated/. */
export const READ_LATER = /^content\/(documents|pictures|film)\/|^generated\/book-files\.ts$|\.test\.ts$/

let hashed: Promise<string> | undefined

/** Changes with all code, the words in it, what is generated for it, and the settings of the pages. */
export function codeHash(): Promise<string> {
  hashed ??= hashCode()
  return hashed
}

/**
 * The folder of what is built from the code alone, which changes more seldom than the documents: made once, and read
 * from the cache as long as nothing of it has changed. Call it when generated/ has been written.
 */
export async function builtFromCode(
  name: string,
  make: (folder: string) => Promise<unknown>,
  besides?: string,
): Promise<string> {
  const hash = besides ? await hashFiles([], () => true, besides + (await codeHash())) : await codeHash()
  const folder = path.join(FOLDER, `${name}-${hash}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true })
    await make(draft)
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error // else another build was faster
    })
  }
  const now = new Date()
  await utimes(folder, now, now)
  return folder
}

/** Drops all but the latest states, and what builds that were killed have left. */
export async function forgetOldCode(folder = FOLDER): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const ages = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(path.join(folder, name))).mtimeMs })),
  )
  const seen = new Map<string, number>()
  const isLeft = (name: string) => /\.\d+$/.test(name) && !isRunning(Number(name.split('.').at(-1)))
  for (const { name } of ages.sort((one, other) => other.used - one.used)) {
    const kind = name.replace(/-[\w-]{16}(\.\d+)?$/, '')
    if (!isLeft(name)) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    if (isLeft(name) || (seen.get(kind) ?? 0) > KEPT)
      await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

async function hashCode(): Promise<string> {
  const settings = JSON.stringify([process.version, process.env.NODE_ENV, readPageSettings(process.env)])
  return hashFiles(SOURCES, (file) => !READ_LATER.test(file), settings)
}
