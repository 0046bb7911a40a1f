import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../generator/folders.ts'
import { atMost, type BenchRow } from './rows.ts'

/** What a build may take at most, in seconds. */
const LIMITS = { fresh: 25, change: 4 }
/** What a build is made of beside its packages and what earlier ones have left. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'generated', '.cache', '.git', 'test-results', 'screens'])

/** The files in which a word is added before each build, and after what. */
const CHANGES: Readonly<Record<string, readonly [file: string, before: RegExp]>> = {
  'a word of a page': ['content/documents/faq_en.md', /^# .*\n\n/m],
  'a word of a chapter, which the books have too': ['content/documents/basics_en.md', /^# .*\n\n/m],
  'a message, which every page may have': ['content/messages/interface_en.yaml', /: /],
}

/** Builds a copy of the site fresh, and after changes. */
export async function bench(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
  const rows: Record<string, BenchRow> = {}
  try {
    await cp(root, folder, { recursive: true, filter: (file) => !LEFT_OUT.has(path.relative(root, file)) })
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    rows.fresh = atMost(LIMITS.fresh, build(folder), 's')
    rows['nothing changed'] = atMost(LIMITS.change, build(folder), 's')
    for (const [name, [changed, before]] of Object.entries(CHANGES)) {
      const file = path.join(folder, changed)
      await writeFile(file, (await readFile(file, 'utf8')).replace(before, '$&Somewhat '))
      rows[name] = atMost(LIMITS.change, build(folder), 's')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log('\nBuilding')
  console.table(rows)
}

/** Gives the seconds that the build says it has taken. */
function build(folder: string): number {
  const output = execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, encoding: 'utf8' })
  return Number(/Built in ([\d.]+) s/.exec(output)?.[1])
}
