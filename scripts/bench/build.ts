import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../build/places.ts'
import { atMost, printRows, type Row } from './rows.ts'

/** What a build may take at most, in seconds. */
const LIMITS = { fresh: 25, change: 4 }
/** What a build is made of beside its packages and what earlier ones have left. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'generated', '.cache', '.git', 'test-results', 'screens'])

/** What is changed before each build; the first is fresh. */
const CHANGES: Readonly<Record<string, { file: string; from: string; to: string } | null>> = {
  'nothing changed': null,
  'a word of a page': { file: 'content/documents/faq_en.md', from: '\n\n', to: '\n\nSomewhat. ' },
  'a word of a chapter, which the books have too': {
    file: 'content/documents/basics_en.md',
    from: '\n\n',
    to: '\n\nSomewhat. ',
  },
  'a message, which every page may have': { file: 'content/messages/en.ts', from: ": '", to: ": 'Somewhat " },
}

/** Builds a copy of the site fresh, and after changes as `npm start` does it first. */
export async function benchBuild(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
  const rows: Record<string, Row> = {}
  try {
    await cp(root, folder, { recursive: true, filter: (file) => !LEFT_OUT.has(path.relative(root, file)) })
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    rows.fresh = atMost(LIMITS.fresh, build(folder), 's')
    for (const [name, change] of Object.entries(CHANGES)) {
      if (change) {
        const file = path.join(folder, change.file)
        const text = await readFile(file, 'utf8')
        const body = text.indexOf('\n# ') + 1 // of a document: its head stays as it is
        await writeFile(file, text.slice(0, body) + text.slice(body).replace(change.from, change.to))
      }
      rows[name] = atMost(LIMITS.change, build(folder, '--quick'), 's')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  printRows('Building', rows)
}

/** Gives the seconds that the build says it has taken. */
function build(folder: string, ...words: string[]): number {
  const script = path.join(folder, 'scripts', 'build.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...words],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
  const seconds = Number(/Built in ([\d.]+) s/.exec(stdout)?.[1])
  if (status !== 0 || !seconds) throw new Error(`The copy could not be built:\n${stdout}\n${stderr}`)
  return seconds
}
