import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { root, serverFolder, siteFolder } from './places.ts'

const SOURCES = ['content', 'public', 'src', 'server', 'build', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

/**
 * Builds when the build is missing, older than its sources or made with other settings. The check comes first; what
 * reads the content is loaded after it, because an editor may have broken it.
 */
export async function buildWhenOutdated(check: () => Promise<void>): Promise<void> {
  const isOlder = await isOlderThanSources()
  if (isOlder) await check()
  const { haveSettingsChanged } = await import('./build-settings.ts')
  if (!isOlder && !haveSettingsChanged()) return
  const { buildAll } = await import('./build-site.ts')
  await buildAll()
}

async function isOlderThanSources(): Promise<boolean> {
  const page = path.join(siteFolder, 'index.html')
  const marker = path.join(serverFolder, 'inline-hashes.json')
  if (!existsSync(page) || !existsSync(marker)) return true
  const built = (await stat(marker)).mtimeMs
  for (const source of SOURCES) if ((await newest(path.join(root, source))) > built) return true
  return false
}

/** When something in a file or folder was last changed, in milliseconds. */
async function newest(place: string): Promise<number> {
  const about = await stat(place)
  if (!about.isDirectory()) return about.mtimeMs
  const times = await Promise.all((await readdir(place)).map((entry) => newest(path.join(place, entry))))
  return Math.max(0, ...times)
}
