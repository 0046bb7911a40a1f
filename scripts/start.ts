import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { haveSettingsChanged } from '../build/build-settings.ts'
import { buildAll } from '../build/build-site.ts'
import { root, serverFolder, siteFolder } from '../build/places.ts'
import { madeOrExplained, readEnvironment } from '../server/settings.ts'

const SOURCES = ['content', 'public', 'src', 'server', 'build', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

/** Builds when the build is missing, older than its sources or made with other settings, then serves the site. */
if (!(await madeOrExplained(() => readEnvironment(process.env)))) process.exit()
if (await isOutdated()) await buildAll()
process.env.NODE_ENV ??= 'production'
const { start } = await import(pathToFileURL(path.join(serverFolder, 'main.js')).href)
await start()

async function isOutdated(): Promise<boolean> {
  const page = path.join(siteFolder, 'index.html')
  const marker = path.join(serverFolder, 'inline-hashes.json')
  if (!existsSync(page) || !existsSync(marker) || haveSettingsChanged()) return true
  const built = (await stat(marker)).mtimeMs
  for (const source of SOURCES) if ((await newest(path.join(root, source))) > built) return true
  return false
}

/** When something in a file or folder was last changed, in milliseconds. */
async function newest(place: string): Promise<number> {
  const about = await stat(place)
  if (!about.isDirectory()) return about.mtimeMs
  let latest = 0
  for (const entry of await readdir(place)) {
    if (entry !== 'generated') latest = Math.max(latest, await newest(path.join(place, entry)))
  }
  return latest
}
