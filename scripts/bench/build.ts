import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../generator/files/folders.ts'
import { type BenchRow, rowWithLimit } from './rows.ts'

/** Limits of a build, in seconds. */
const LIMITS = { fresh: 25, change: 4 }
/** Folders that are not copied: packages, caches and output. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'generated', '.cache', '.git', 'test-results', 'screens'])

/** The changes to measure: each inserts a text after the first match in a file. */
const CHANGES: Readonly<Record<string, readonly [file: string, before: RegExp]>> = {
  'a word of a page': ['content/documents/faq_en.md', /^# .*\n\n/m],
  'a word of a chapter, which the books have too': ['content/documents/basics_en.md', /^# .*\n\n/m],
  'a message, which every page may have': ['content/messages/interface_en.yaml', /: /],
}

/** Measures a first build of a copy of the site, and rebuilds after changes. */
export async function bench(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
  const rows: Record<string, BenchRow> = {}
  try {
    await cp(projectRoot, folder, {
      recursive: true,
      filter: (file) => !LEFT_OUT.has(path.relative(projectRoot, file)),
    })
    await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
    rows.fresh = rowWithLimit(LIMITS.fresh, buildAndMeasure(folder), 's')
    rows['nothing changed'] = rowWithLimit(LIMITS.change, buildAndMeasure(folder), 's')
    for (const [name, [changed, before]] of Object.entries(CHANGES)) {
      const file = path.join(folder, changed)
      await writeFile(file, (await readFile(file, 'utf8')).replace(before, '$&Somewhat '))
      rows[name] = rowWithLimit(LIMITS.change, buildAndMeasure(folder), 's')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log('\nBuilding')
  console.table(rows)
}

/** Builds the copy; returns the seconds that the build logs. */
function buildAndMeasure(folder: string): number {
  const output = execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, encoding: 'utf8' })
  return Number(/Built in ([\d.]+) s/.exec(output)?.[1])
}
