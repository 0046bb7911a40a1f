import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { projectRoot } from '../generator/folders.ts'
import { collections } from './config.ts'
import { nameMistakes, sayMistake } from './mistakes.ts'
import { publishWords } from './publish-words.ts'
import type { Interface } from './words.ts'

const run = promisify(execFile)

/** A file that differs from what was published last, word by word. */
export type Change = { label: string; file: string; parts: { kind: 'same' | 'added' | 'removed'; text: string }[] }
/** What the page of publishing shows; `moved` is how many publications of others are not here yet. */
export type Changes = { changes: Change[]; name: string; email: string; remote: string; moved: number }
export type Result = { done: boolean; sentence: string }
/** Builds the whole site and puts it in place; false leaves everything as it was. */
export type Build = (say: (line: string) => void) => Promise<boolean>

/** What is published: the words and pictures; code is a developer's. */
const PUBLISHED = 'content'

/**
 * Shows what has changed since the last publication, builds the site, and shares it where the clone has a remote.
 * @param publicAddress of the site that is built; without one it is a preview.
 */
export function publisher(folder: string, publicAddress = '', build = buildFor(publicAddress)) {
  const git = async (...words: string[]) => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
    return (await run('git', ['-c', 'core.quotepath=off', ...words], { cwd: folder, env, maxBuffer: 50_000_000 }))
      .stdout
  }
  const ask = (...words: string[]) =>
    git(...words).then(
      (text) => text.trim(),
      () => '',
    )
  const upstream = () => ask('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}')
  /** The publications of others that are not here yet. */
  const countMoved = async (other: string) => Number(other && (await ask('rev-list', '--count', `HEAD..${other}`)))
  const published = async (other: string) => (other && (await ask('merge-base', 'HEAD', other))) || 'HEAD'
  let isBusy = false

  /** The whole of it once at a time; another one is told to wait. */
  async function alone(language: Interface, act: () => Promise<Result>): Promise<Result> {
    if (isBusy) return { done: false, sentence: publishWords[language].busy }
    isBusy = true
    try {
      return await act()
    } finally {
      isBusy = false
    }
  }

  async function listChanges(language: Interface): Promise<Change[]> {
    const base = await published(await upstream())
    const diff = await git(
      'diff',
      '--no-color',
      '--no-ext-diff',
      '--no-renames',
      '--word-diff=porcelain',
      '-U0',
      base,
      '--',
      PUBLISHED,
    )
    const added = await git('ls-files', '--others', '--exclude-standard', '--', PUBLISHED)
    const fresh = added.split('\n').filter(Boolean)
    return [...readDiff(diff), ...fresh.map((file) => ({ file, parts: [] }))].map(({ file, parts }) => {
      return { label: labelOf(file, language), file, parts }
    })
  }

  return {
    async changes(language: Interface): Promise<Changes> {
      const other = await upstream()
      if (other) await ask('fetch', '--quiet')
      const [name, email] = await Promise.all([ask('config', 'user.name'), ask('config', 'user.email')])
      return { changes: await listChanges(language), name, email, remote: other, moved: await countMoved(other) }
    },

    /** @param say takes each step as it happens, and what is to be mended, in the words of the forms. */
    publish: (given: { name?: unknown; email?: unknown }, language: Interface, say: (line: string) => void) =>
      alone(language, async () => {
        const words = publishWords[language]
        const refuse = (sentence: string) => ({ done: false, sentence })
        const { name, email } = given
        if (!isLine(name) || !isLine(email) || !email.includes('@')) return refuse(words.whoAreYou)
        const changes = await listChanges(language)
        if (changes.length === 0) return refuse(words.nothing)
        const other = await upstream()
        if (other) {
          say(words.asking)
          const isThere = await git('fetch', '--quiet').then(
            () => true,
            () => false,
          )
          if (!isThere) return refuse(words.unreachable)
          if ((await countMoved(other)) > 0) return refuse(words.moved)
        }
        say(words.building)
        const lines: string[] = []
        if (!(await build((line) => lines.push(line)))) {
          for (const mistake of await nameMistakes(lines.join('\n'), language)) say(sayMistake(mistake))
          return refuse(words.failed)
        }
        say(words.keeping)
        await git('config', 'user.name', name)
        await git('config', 'user.email', email)
        const isNew = (await git('status', '--porcelain', '--', PUBLISHED)).trim() !== ''
        if (isNew) {
          await git('add', '--all', '--', PUBLISHED)
          await git('commit', '--quiet', '--no-verify', '-m', subjectOf(changes), '--', PUBLISHED)
        }
        if (!other) return { done: true, sentence: words.doneHere }
        say(words.sending)
        const failure = await git('push', '--quiet').then(
          () => '',
          (error: Error) => error.message,
        )
        if (!failure) return { done: true, sentence: words.doneEverywhere }
        // somebody was faster: what is here is not lost, and is not a publication either
        if (isNew) await git('reset', '--quiet', '--soft', 'HEAD^')
        return refuse(/rejected|fetch first|non-fast-forward/.test(failure) ? words.moved : words.notSent)
      }),

    /** Takes over what others have published, unless it touches a file that is changed here: then nothing happens. */
    takeOver: (language: Interface) =>
      alone(language, async () => {
        const words = publishWords[language]
        const isDone = await git('merge', '--quiet', '--ff-only', '@{upstream}').then(
          () => true,
          () => false,
        )
        return { done: isDone, sentence: isDone ? words.takenOver : words.sameFile }
      }),
  }
}

function isLine(text: unknown): text is string {
  return typeof text === 'string' && /^[^\n<>]{2,100}$/.test(text.trim())
}

function subjectOf(changes: readonly Change[]): string {
  const names = [...new Set(changes.map(({ file }) => path.posix.parse(file).name.replace(/_(en|sv)$/, '')))]
  const subject = `Change the words of ${names.join(', ')}`
  return subject.length <= 72 ? subject : `Change the words of ${names.length} pages`
}

/** @param text what Git says with `--word-diff=porcelain`. */
export function readDiff(text: string): Omit<Change, 'label'>[] {
  const found: Omit<Change, 'label'>[] = []
  let isHead = false
  for (const line of text.split('\n')) {
    const file = /^diff --git a\/.* b\/(.*)$/.exec(line)?.[1]
    if (file) found.push({ file, parts: [] })
    if (file) isHead = true
    const parts = found.at(-1)?.parts
    if (line.startsWith('@@')) {
      isHead = false
      if (parts && parts.length > 0) parts.push({ kind: 'same', text: '\n…\n' })
      continue
    }
    const kind = KINDS[line[0] ?? '']
    if (isHead || !parts || !kind) continue
    parts.push({ kind, text: line === '~' ? '\n' : line.slice(1) })
  }
  return found
}

const KINDS: Readonly<Record<string, 'same' | 'added' | 'removed'>> = {
  ' ': 'same',
  '~': 'same',
  '+': 'added',
  '-': 'removed',
}

function labelOf(file: string, language: Interface): string {
  for (const { label, files } of collections(language))
    for (const edited of files)
      for (const locale of ['en', 'sv'] as const)
        if (edited.file.replace('{{locale}}', locale) === file)
          return `${label}: ${edited.label}${edited.file === file ? '' : ` (${publishWords[language][locale]})`}`
  return file
}

function buildFor(publicAddress: string): Build {
  return (say) => buildSite(say, publicAddress)
}

async function buildSite(say: (line: string) => void, publicAddress: string): Promise<boolean> {
  const script = path.join(projectRoot, 'scripts', 'build.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_ADDRESS: publicAddress }, // not those of the development server
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', say)
  const [code] = await once(child, 'close')
  return code === 0
}
