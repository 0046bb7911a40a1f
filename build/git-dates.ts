import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../content/languages.ts'
import { paths } from '../content/paths.ts'
import { root } from './places.ts'

/** The files that a page's own words come from. */
export function sourcesOf(address: string, language: Language, document: string | null): string[] {
  if (document) return [`content/documents/${document}_${language}.md`]
  if (address === paths.home) return [`content/messages/home.${language}.ts`, 'src/pages/home/HomePage.tsx']
  if (address === paths.glossary) return ['content/glossary.ts', ...wordFiles()]
  return [`content/messages/${language}.ts`]
}

/** The modules of words that content/words.ts puts together. */
function wordFiles(): string[] {
  const imports = readFileSync(path.join(root, 'content/words.ts'), 'utf8').matchAll(/'\.\/(words\/[^']+)'/g)
  return Array.from(imports, ([, file]) => `content/${file}`)
}

/** When the latest of some files was last changed: by version control, else by the files themselves. */
export async function lastChange(files: readonly string[]): Promise<string> {
  const times = await Promise.all(
    files.map(async (file) => history.get(file) ?? (await stat(path.join(root, file))).mtimeMs),
  )
  return new Date(Math.max(...times)).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** The same for pages, which must not show a wrong day: null without the whole history. */
export async function lastKnownChange(files: readonly string[]): Promise<string | null> {
  return history.size === 0 ? null : lastChange(files)
}

const history = readHistory(root)
if (history.size === 0)
  console.warn(
    'This copy has no history, or only a part of it (a shallow clone), so pages say no day of their last change. For all of it: git fetch --unshallow',
  )

/** The time of each file's last commit; none in a shallow clone, whose first commit seems to have changed everything. */
export function readHistory(folder: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return times
  let time = 0
  const log = git(folder, 'log', '--format=@%ct', '--name-only', '--no-renames', '--', 'content', 'src')
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1)) * 1000
    else if (line && !times.has(line)) times.set(line, time)
  }
  return times
}

/** What git says; nothing where there is none, or no history. */
function git(folder: string, ...words: string[]): string {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : ''
}
