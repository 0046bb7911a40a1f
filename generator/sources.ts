import { hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { root } from './folders.ts'
import { listFiles } from './list-files.ts'
import { loadSettings } from './write-content.ts'

/** The inputs of a build. */
export const SOURCES = [
  'site',
  'content',
  'public',
  'src',
  'server',
  'generator',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Each file that a build is made from with its size and the time of its last change, and the settings of the pages. */
export type Sources = ReadonlySet<string>

/** Changes with every source, also when an older one comes back or one is removed. */
export function fingerprintOfSources(sources: Sources): string {
  return hash('sha256', [...sources].sort().join('\n')).slice(0, 16)
}

/** @throws SourcesChanged that names what was saved while a build ran, which may have read it before, after or both. */
export function assertUnchanged(sources: Sources, now: Sources): void {
  const changed = [...now.symmetricDifference(sources)].map((mark) => mark.replace(/ \S+ \S+$/, ''))
  if (changed.length > 0) throw new SourcesChanged(new Set(changed))
}

/** A source was saved while the build ran: what is built may be a mixture that nothing has checked. */
class SourcesChanged extends Error {
  constructor(files: ReadonlySet<string>) {
    super(`Saved while the build ran: ${[...files].join(', ')}\nThe build before stays as it is. Build again.`)
    this.name = 'SourcesChanged'
  }
}

export async function readSources(env = process.env, folder = root): Promise<Sources> {
  const marks = (await Promise.all(SOURCES.map((source) => marksOf(folder, source)))).flat()
  // of broken content, which settings read, the checks tell
  const settings = await loadSettings().catch(() => null)
  return new Set([JSON.stringify(settings?.readPageSettings(env)), ...marks])
}

async function marksOf(folder: string, source: string): Promise<string[]> {
  const place = path.join(folder, source)
  const files = (await stat(place)).isDirectory() ? await listFiles(place) : ['']
  return Promise.all(
    files.map(async (file) => {
      // an editor that saves may take a file away for a moment
      const { size, mtimeMs } = await stat(path.join(place, file)).catch(() => ({ size: 0, mtimeMs: 0 }))
      return `${path.posix.join(source, file)} ${size} ${mtimeMs}`
    }),
  )
}
