import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../content/languages.ts'
import { paths } from '../content/paths.ts'
import { contentFolder, root } from './places.ts'

/** The files that a page's own words come from. */
export function sourcesOf(address: string, language: Language, document: string | null): string[] {
  if (document) return [`content/documents/${document}_${language}.md`]
  if (address === paths.home) return [`content/messages/home.${language}.ts`, 'src/pages/home/HomePage.tsx']
  if (address === paths.glossary) return wordFiles()
  return [`content/messages/${language}.ts`]
}

/** The concepts of the platform, and the other words by subject. */
export function wordFiles(): string[] {
  return [
    'content/glossary.ts',
    ...readdirSync(path.join(contentFolder, 'words')).map((file) => `content/words/${file}`),
  ]
}

/**
 * When files were last changed, from version control; where that is not at hand, from the files themselves. The latest
 * of all counts.
 */
export async function lastChange(files: readonly string[]): Promise<string> {
  const times = await Promise.all(files.map(async (file) => history.times.get(file) ?? (await modified(file))))
  return new Date(Math.max(...times)).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** The same for pages, which must not show a wrong day: null where the history of this copy does not go back so far. */
export async function lastKnownChange(files: readonly string[]): Promise<string | null> {
  const isUnknown = history.times.size === 0 || files.some((file) => history.earlier.has(file))
  return isUnknown ? null : lastChange(files)
}

async function modified(file: string): Promise<number> {
  return (await stat(path.join(root, file))).mtimeMs
}

/** The time of each file's last commit; `earlier` are those that a shallow clone only knows to be as old or older. */
type History = { times: ReadonlyMap<string, number>; earlier: ReadonlySet<string> }

const history = readHistory(root)
if (history.earlier.size > 0 || history.times.size === 0)
  console.warn(
    'This copy has no history, or only a part of it (a shallow clone), so pages say no day of their last change. For all of it: git fetch --unshallow',
  )

/** Reads it in one go. */
export function readHistory(folder: string): History {
  const times = new Map<string, number>()
  const earlier = new Set<string>()
  const log = git(folder, 'log', '--format=@%H %ct', '--name-only', '--no-renames', '--', 'content', 'src')
  const shallow = git(folder, 'rev-parse', '--git-path', 'shallow')?.trim()
  const ends =
    shallow && existsSync(path.resolve(folder, shallow)) ? readFileSync(path.resolve(folder, shallow), 'utf8') : ''
  let time = 0
  let isEnd = false
  for (const line of log?.split('\n') ?? []) {
    const [, commit, seconds] = /^@(\w+) (\d+)$/.exec(line) ?? []
    if (commit) {
      time = Number(seconds) * 1000
      isEnd = ends.includes(commit)
    } else if (line && !times.has(line)) {
      times.set(line, time)
      if (isEnd) earlier.add(line)
    }
  }
  return { times, earlier }
}

/** What git says; null where there is none, or no history. */
function git(folder: string, ...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : null
}
