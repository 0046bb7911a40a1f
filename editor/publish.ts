import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { projectRoot } from '../generator/files/folders.ts'
import { createFormLookup } from './config.ts'
import { compareParts, type FieldChange, listFileParts } from './file-parts.ts'
import { type Mistake, nameMistakes } from './mistakes.ts'
import publishWords from './publish-words.json' with { type: 'json' }
import type { UiLanguage } from './words.ts'

const run = promisify(execFile)

/** A file changed since the last publication, with its changed fields; pictures have no fields. */
export type Change = { label: string; file: string; kind: 'added' | 'changed' | 'removed'; fields: FieldChange[] }
/** The data of the publish page; `moved` is the number of remote commits that are not merged yet. */
export type PendingChanges = { changes: Change[]; name: string; email: string; remote: string; moved: number }
/** `isBehind`: the remote has commits that are not merged here. */
export type PublishResult = { done: boolean; sentence: string; isBehind?: boolean }
/** Builds the whole site and replaces the last build; resolves to false when the build fails. */
export type BuildSite = (say: (line: string) => void, publicAddress: string) => Promise<boolean>

/** The only folder whose changes are published. */
const PUBLISHED_FOLDER = 'content'

/** Git's status letters. */
const CHANGE_KINDS: Readonly<Record<string, Change['kind']>> = { A: 'added', D: 'removed' }

const splitLines = (text: string) => text.split('\n').filter(Boolean)

/**
 * Creates the functions that list changes since the last publication, build the site, and push to the remote, if any.
 * @param publicAddress the public address for the build; empty for a preview.
 */
export function createPublisher(folder: string, publicAddress = '', build: BuildSite = buildSite) {
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
  const succeeds = (...words: string[]) =>
    git(...words).then(
      () => true,
      () => false,
    )
  const upstream = () => ask('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}')
  /** Remote commits that are not merged here yet. */
  const countRemoteCommits = async (other: string) =>
    Number(other && (await ask('rev-list', '--count', `HEAD..${other}`)))
  const published = async (other: string) => (other && (await ask('merge-base', 'HEAD', other))) || 'HEAD'
  let isBusy = false

  /** A mutex: a second publication is refused while one is running. */
  async function runExclusively(language: UiLanguage, act: () => Promise<PublishResult>): Promise<PublishResult> {
    if (isBusy) return { done: false, sentence: publishWords[language].busy }
    isBusy = true
    try {
      return await act()
    } finally {
      isBusy = false
    }
  }

  async function listChanges(language: UiLanguage): Promise<Change[]> {
    const base = await published(await upstream())
    const formOf = createFormLookup(language)
    const status = await git('diff', '--no-renames', '--name-status', base, '--', PUBLISHED_FOLDER)
    const added = await git('ls-files', '--others', '--exclude-standard', '--', PUBLISHED_FOLDER)
    const listed = [
      ...splitLines(status).map((line) => line.split('\t')),
      ...splitLines(added).map((file) => ['A', file]),
    ]
    return Promise.all(
      listed.map(async ([sign = '', file = '']): Promise<Change> => {
        const form = formOf(file)
        const label = form ? `${form.group}: ${form.name}` : file.replace('content/', '')
        const about = { label, file, kind: CHANGE_KINDS[sign] ?? 'changed' }
        if (!/\.(md|yaml|vtt)$/.test(file)) return { ...about, fields: [] }
        const texts = await Promise.all(
          [git('show', `${base}:${file}`), readFile(path.join(folder, file), 'utf8')].map((text) =>
            text.catch(() => ''),
          ),
        )
        const [before = [], after = []] = texts.map((text) =>
          listFileParts(file, text, form?.edited.fields ?? [], language),
        )
        return { ...about, fields: compareParts(before, after) }
      }),
    )
  }

  return {
    async changes(language: UiLanguage): Promise<PendingChanges> {
      const other = await upstream()
      if (other) await ask('fetch', '--quiet')
      const [name, email] = await Promise.all([ask('config', 'user.name'), ask('config', 'user.email')])
      return {
        changes: await listChanges(language),
        name,
        email,
        remote: other,
        moved: await countRemoteCommits(other),
      }
    },

    /** @param say is called with progress lines and mistakes. */
    publish: (
      given: { name?: unknown; email?: unknown },
      language: UiLanguage,
      say: (step: string | Mistake) => void,
    ) =>
      runExclusively(language, async () => {
        const words = publishWords[language]
        const refuse = (sentence: string) => ({ done: false, sentence, isBehind: sentence === words.moved })
        const { name, email } = given
        if (!isValidAuthorField(name) || !isValidAuthorField(email) || !email.includes('@'))
          return refuse(words.whoAreYou)
        await git('config', 'user.name', name)
        await git('config', 'user.email', email)
        const changes = await listChanges(language)
        if (changes.length === 0) return refuse(words.nothing)
        const other = await upstream()
        if (other) {
          say(words.asking)
          if (!(await succeeds('fetch', '--quiet'))) return refuse(words.unreachable)
          if ((await countRemoteCommits(other)) > 0) return refuse(words.moved)
        }
        say(words.building)
        const told: string[] = []
        if (!(await build((line) => told.push(line), publicAddress))) {
          for (const mistake of await nameMistakes(told.join('\n'), language)) say(mistake)
          return refuse(words.failed)
        }
        say(words.keeping)
        const isNew = (await git('status', '--porcelain', '--', PUBLISHED_FOLDER)).trim() !== ''
        if (isNew) {
          await git('add', '--all', '--', PUBLISHED_FOLDER)
          await git('commit', '--quiet', '--no-verify', '-m', subjectOf(changes), '--', PUBLISHED_FOLDER)
        }
        if (!other) return { done: true, sentence: words.doneHere }
        say(words.sending)
        const failure = await git('push', '--quiet').then(
          () => '',
          (error: Error) => error.message,
        )
        if (!failure) return { done: true, sentence: words.doneEverywhere }
        // the push was rejected, so the commit is undone; its changes are kept
        if (isNew) await git('reset', '--quiet', '--soft', 'HEAD^')
        return refuse(/rejected|fetch first|non-fast-forward/.test(failure) ? words.moved : words.notSent)
      }),

    /** Merges remote commits, unless they change a file with local changes. */
    takeOver: (language: UiLanguage) =>
      runExclusively(language, async () => {
        const words = publishWords[language]
        const isDone = await succeeds('merge', '--quiet', '--ff-only', '@{upstream}')
        return { done: isDone, sentence: isDone ? words.takenOver : words.sameFile }
      }),
  }
}

function isValidAuthorField(text: unknown): text is string {
  return typeof text === 'string' && /^[^\n<>]{2,100}$/.test(text.trim())
}

function subjectOf(changes: readonly Change[]): string {
  const names = [...new Set(changes.map(({ file }) => path.posix.parse(file).name.replace(/_(en|sv)$/, '')))]
  const subject = `Change the words of ${names.join(', ')}`
  return subject.length <= 72 ? subject : `Change the words of ${names.length} pages`
}

async function buildSite(say: (line: string) => void, publicAddress: string): Promise<boolean> {
  const script = path.join(projectRoot, 'scripts', 'build.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_ADDRESS: publicAddress }, // unlike this process
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', say)
  const [code] = await once(child, 'close')
  return code === 0
}
