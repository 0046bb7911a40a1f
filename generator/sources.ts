import { hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { loadSettings } from './content/write-content.ts'
import { projectRoot } from './files/folders.ts'
import { listFiles } from './files/list-files.ts'

/** Files and folders that a build reads. */
export const BUILD_INPUTS = [
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

/** Path, size and mtime of each source file, and the page settings. */
export type SourceSnapshot = ReadonlySet<string>

/** A hash that changes with any source, also when an older version is restored or a file is removed. */
export function fingerprintSources(sources: SourceSnapshot): string {
  return hash('sha256', [...sources].sort().join('\n')).slice(0, 16)
}

/** @throws SourcesChanged with the names of files that were saved during the build. */
export function assertSourcesUnchanged(sources: SourceSnapshot, now: SourceSnapshot): void {
  const changed = [...now.symmetricDifference(sources)].map((mark) => mark.replace(/ \S+ \S+$/, ''))
  if (changed.length > 0) throw new SourcesChanged(new Set(changed))
}

/** A source was saved during the build, so the output may be an unchecked mixture of old and new. */
class SourcesChanged extends Error {
  constructor(files: ReadonlySet<string>) {
    super(`Saved while the build ran: ${[...files].join(', ')}\nThe build before stays as it is. Build again.`)
    this.name = 'SourcesChanged'
  }
}

export async function takeSourceSnapshot(env = process.env, folder = projectRoot): Promise<SourceSnapshot> {
  const marks = (await Promise.all(BUILD_INPUTS.map((source) => marksOf(folder, source)))).flat()
  // settings depend on the content; the checks report invalid content
  const settings = await loadSettings().catch(() => null)
  return new Set([JSON.stringify(settings?.readPageSettings(env)), ...marks])
}

async function marksOf(folder: string, source: string): Promise<string[]> {
  const place = path.join(folder, source)
  const files = (await stat(place)).isDirectory() ? await listFiles(place) : ['']
  const inputs = files.filter((file) => !/\.test\.tsx?$/.test(file))
  return Promise.all(
    inputs.map(async (file) => {
      // text editors may delete a file for a moment while saving
      const { size, mtimeMs } = await stat(path.join(place, file)).catch(() => ({ size: 0, mtimeMs: 0 }))
      return `${path.posix.join(source, file)} ${size} ${mtimeMs}`
    }),
  )
}
