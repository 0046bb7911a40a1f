import { hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from './list-files.ts'
import { root } from './places.ts'

/** The inputs of a build. A list of its own, because a module that knows some of them reads the content. */
export const SOURCES = [
  'content',
  'public',
  'src',
  'server',
  'build',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/**
 * Builds when the build is missing, made from other sources or with other settings. The check comes first; what
 * reads the content is loaded after it, because an editor may have broken it.
 */
export async function buildWhenOutdated(check: () => Promise<void>, isQuick = false): Promise<void> {
  const { readPublished, finishInterrupted } = await import('./publish.ts')
  await finishInterrupted()
  const sources = await fingerprintSources()
  const published = (await readPublished())?.sources
  if (published === sources || (isQuick && published === quickBuild(sources))) return
  await check()
  const { buildAll } = await import('./build-site.ts')
  await buildAll(undefined, isQuick)
}

/** What a quick build says that it is made from: it is outdated for all but who wants no better one. */
export function quickBuild(sources: string): string {
  return `${sources} quick`
}

/**
 * Changes with every file that a build is made from, also when an older one comes back or one is removed, and with the
 * settings of its pages.
 */
export async function fingerprintSources(env = process.env): Promise<string> {
  const marks = (await Promise.all(SOURCES.map(marksOf))).flat()
  // of broken content, which settings read, the checks tell
  const settings = await import('../server/settings.ts').catch(() => null)
  return hash('sha256', [JSON.stringify(settings?.readPageSettings(env)), ...marks.sort()].join('\n')).slice(0, 16)
}

async function marksOf(source: string): Promise<string[]> {
  const place = path.join(root, source)
  const files = (await stat(place)).isDirectory() ? await listFiles(place) : ['']
  return Promise.all(
    files.map(async (file) => {
      // an editor that saves may take a file away for a moment
      const { size, mtimeMs } = await stat(path.join(place, file)).catch(() => ({ size: 0, mtimeMs: 0 }))
      return `${source}/${file} ${size} ${mtimeMs}`
    }),
  )
}
