import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
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
  const times = await Promise.all(files.map(async (file) => committed.get(file) ?? (await modified(file))))
  return new Date(Math.max(...times)).toISOString().replace(/\.\d+Z$/, 'Z')
}

async function modified(file: string): Promise<number> {
  return (await stat(path.join(root, file))).mtimeMs
}

const committed = readHistory()

/** The time of each file's last commit, read in one go. */
function readHistory(): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--format=@%ct', '--name-only', '--no-renames', '--', 'content', 'src'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0) return times // no git, or a checkout without history
  let time = 0
  for (const line of stdout.split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1)) * 1000
    else if (line && !times.has(line)) times.set(line, time)
  }
  return times
}
