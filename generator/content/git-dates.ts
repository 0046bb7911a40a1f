import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../../site/languages.ts'
import { documentFile, paths } from '../../site/paths.ts'
import { projectRoot } from '../files/folders.ts'
import { dataFileNames, dataFilePath } from './content-data.ts'

/** The content files with the text of a page. */
export function sourceFilesOfPage(address: string, language: Language, document: string | null): string[] {
  if (document) return [documentFile(document, language)]
  if (address === paths.home) return [`content/messages/home_${language}.yaml`, 'src/pages/home/HomePage.tsx']
  if (address === paths.glossary) return glossaryFiles
  return [`content/messages/interface_${language}.yaml`]
}

const glossaryFiles = dataFileNames.filter((name) => name.startsWith('glossary/')).map(dataFilePath)

/** The latest change of any of the files: the commit date, or the mtime without git. */
export async function lastChangeDate(files: readonly string[]): Promise<string> {
  const times = await Promise.all(
    files.map(async (file) => history.get(file) ?? (await stat(path.join(projectRoot, file))).mtimeMs),
  )
  return new Date(Math.max(...times)).toISOString().replace(/\.\d+Z$/, 'Z')
}

/**
 * The date of the latest change of the files, to be shown on pages: of the commit, or the mtime of a file that is not
 * committed yet. Null without the full history, because a commit date would be wrong.
 */
export async function lastCommitDate(files: readonly string[]): Promise<string | null> {
  return history.size === 0 ? null : lastChangeDate(files)
}

const SHALLOW_CLONE_MESSAGE =
  'this copy has only a part of the history (a shallow clone). For all of it: git fetch --unshallow'
const NO_COMMIT_MESSAGE = 'no commit holds the files of this copy. A clone of the repository has them.'
const NO_REPOSITORY =
  'this copy has no history, as from a downloaded archive. A clone of the repository (git clone) has it.'

const { times: history, missing } = readCommitDates(projectRoot)
if (missing) console.warn(`Pages say no day of their last change: ${missing}`)

type CommitHistory = {
  /** The last commit time of each file. */
  times: ReadonlyMap<string, number>
  /** Why there is no git history and how to get it; empty when there is one. */
  missing: string
}

/**
 * Reads the commit dates of all files; none from a shallow clone, whose oldest commit seems to have changed every file.
 */
export function readCommitDates(folder: string): CommitHistory {
  const times = new Map<string, number>()
  const shallow = runGit(folder, 'rev-parse', '--is-shallow-repository')
  if (shallow.problem) return { times, missing: shallow.problem }
  if (shallow.output.trim() !== 'false') return { times, missing: SHALLOW_CLONE_MESSAGE }
  const words = ['--format=@%ct', '--name-only', '--no-renames', '--relative', '--', 'content', 'src']
  const log = runGit(folder, 'log', ...words)
  let time = 0
  for (const line of log.output.split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1)) * 1000
    else if (line && !times.has(line)) times.set(line, time)
  }
  return { times, missing: times.size > 0 ? '' : log.problem || NO_COMMIT_MESSAGE }
}

/** Runs git in a folder; returns its output, or the reason for its failure. */
function runGit(folder: string, ...words: string[]): { output: string; problem: string } {
  // Git refuses a clone that another user owns, because its configuration could run programs (safe.directory). Whoever
  // builds here runs this folder's programs anyway, so this folder is allowed, but no repository above it.
  const place = realpathSync(folder).replaceAll('\\', '/')
  const settings = [`safe.directory=${place}`, 'core.quotePath=false', 'log.showSignature=false']
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    [...settings.flatMap((setting) => ['-c', setting]), ...words],
    // error messages in English in every locale
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, LC_ALL: 'C' } },
  )
  if (status === 0) return { output: stdout, problem: '' }
  return {
    output: '',
    problem: error ? `git cannot be run (${error.message}). Install it.` : explainMissingHistory(stderr),
  }
}

function explainMissingHistory(said: string): string {
  return said.includes('not a git repository') ? NO_REPOSITORY : `git said: ${said.trim()}`
}
