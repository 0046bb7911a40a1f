import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../site/languages.ts'
import { documentFile, paths } from '../site/paths.ts'
import { dataFile, dataNames } from './content-data.ts'
import { root } from './folders.ts'

/** The files that a page's own words come from. */
export function sourcesOf(address: string, language: Language, document: string | null): string[] {
  if (document) return [documentFile(document, language)]
  if (address === paths.home) return [`content/messages/home_${language}.yaml`, 'src/pages/home/HomePage.tsx']
  if (address === paths.glossary) return glossaryFiles
  return [`content/messages/interface_${language}.yaml`]
}

const glossaryFiles = dataNames.filter((name) => name.startsWith('glossary/')).map(dataFile)

/** When the latest of some files was last changed: by version control, else by the files themselves. */
export async function lastChange(files: readonly string[]): Promise<string> {
  const times = await Promise.all(
    files.map(async (file) => history.get(file) ?? (await stat(path.join(root, file))).mtimeMs),
  )
  return new Date(Math.max(...times)).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** The dates of the last commits for pages, which must not show a wrong day: null without the whole history. */
export async function lastKnownChange(files: readonly string[]): Promise<string | null> {
  return history.size === 0 ? null : lastChange(files)
}

const SHALLOW = 'this copy has only a part of the history (a shallow clone). For all of it: git fetch --unshallow'
const UNCOMMITTED = 'no commit holds the files of this copy. A clone of the repository has them.'
const NO_REPOSITORY =
  'this copy has no history, as from a downloaded archive. A clone of the repository (git clone) has it.'

const { times: history, missing } = readCommitDates(root)
if (missing) console.warn(`Pages say no day of their last change: ${missing}`)

type History = {
  /** The time of each file's last commit. */
  times: ReadonlyMap<string, number>
  /** Why there are none, with what to do; empty when there are. */
  missing: string
}

/** Nothing of a shallow clone, whose first commit seems to have changed everything. */
export function readCommitDates(folder: string): History {
  const times = new Map<string, number>()
  const shallow = git(folder, 'rev-parse', '--is-shallow-repository')
  if (shallow.problem) return { times, missing: shallow.problem }
  if (shallow.output.trim() !== 'false') return { times, missing: SHALLOW }
  const words = ['--format=@%ct', '--name-only', '--no-renames', '--relative', '--', 'content', 'src']
  const log = git(folder, 'log', ...words)
  let time = 0
  for (const line of log.output.split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1)) * 1000
    else if (line && !times.has(line)) times.set(line, time)
  }
  return { times, missing: times.size > 0 ? '' : log.problem || UNCOMMITTED }
}

/** What git says of a folder, or what is in the way of that. */
function git(folder: string, ...words: string[]): { output: string; problem: string } {
  // Another user may own the clone. Git then reads no history, because its settings could start programs; whoever
  // builds here runs the programs of this folder already. One above it stays as foreign as it is.
  const place = realpathSync(folder).replaceAll('\\', '/')
  const settings = [`safe.directory=${place}`, 'core.quotePath=false', 'log.showSignature=false']
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    [...settings.flatMap((setting) => ['-c', setting]), ...words],
    // in English, whatever the machine speaks
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, LC_ALL: 'C' } },
  )
  if (status === 0) return { output: stdout, problem: '' }
  return { output: '', problem: error ? `git cannot be run (${error.message}). Install it.` : explain(stderr) }
}

function explain(said: string): string {
  return said.includes('not a git repository') ? NO_REPOSITORY : `git said: ${said.trim()}`
}
