import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../build/places.ts'
import { printRows, type Row, verdict } from './verdict.ts'

/** What may be built at most, in seconds, and a page more in milliseconds. */
const LIMITS = { fresh: 25, word: 4, page: 30 }
/** How many times as many documents are built. */
const TIMES = [10, 50]
/** A page that no menu shows, as the copies are. */
const MODEL = 'accessibility'
/** What a build is made of beside its packages and what earlier ones have left. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'generated', '.cache', '.git', 'test-results', 'screens'])

/** Builds a copy of the site fresh, after a change of a word, and with ten and fifty times as many documents. */
export async function benchBuild(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
  try {
    await copyProject(folder)
    const documents = path.join(folder, 'content', 'documents')
    const names = (await readdir(documents)).filter((name) => name.endsWith('_en.md')).length
    const rows: Record<string, Row> = { fresh: verdict(build(folder), LIMITS.fresh, 's') }
    rows['nothing changed'] = verdict(build(folder), LIMITS.word, 's')
    await addWord(path.join(documents, 'faq_en.md'))
    rows['a word changed'] = verdict(build(folder), LIMITS.word, 's')
    await addWord(path.join(documents, 'basics_en.md')) // its volumes and those of the whole manual are set again
    rows['a word of a chapter changed'] = verdict(build(folder), LIMITS.word, 's')
    let made = 1
    await addDocuments(folder, 0, made)
    let before = build(folder) // its entry has all pages made anew, as those of many pages have
    rows['a document added'] = { found: before, unit: 's' }
    for (const times of TIMES) {
      const copies = names * (times - 1)
      await addDocuments(folder, made, copies)
      const seconds = build(folder)
      const pages = (copies - made) * 2
      rows[`${times} times as many documents`] = { found: seconds, unit: 's', pages: copies * 2 }
      rows[`${times} times: a page more`] = verdict(((seconds - before) * 1000) / pages, LIMITS.page, 'ms')
      before = seconds
      made = copies
    }
    printRows('Building', rows)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function addWord(document: string): Promise<void> {
  await writeFile(document, (await readFile(document, 'utf8')).replace(/^# .*\n\n/m, '$&Somewhat. '))
}

/** The project without what was made of it, with its packages, as a repository of its own: texts have dates. */
async function copyProject(folder: string): Promise<void> {
  await cp(root, folder, { recursive: true, filter: (file) => !LEFT_OUT.has(path.relative(root, file)) })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  // The footer lists what no menu has; a thousand entries there would be measured instead of the pages.
  await replaceIn(
    path.join(folder, 'src/shell/footer/Footer.tsx'),
    'isOutsideMenu &&',
    "isOutsideMenu && !path.startsWith('/copy-') &&",
  )
}

/** Pages of plain documents, as a recipe of CONTRIBUTING.md adds one, each with a text of its own. */
async function addDocuments(folder: string, from: number, to: number): Promise<void> {
  const documents = path.join(folder, 'content', 'documents')
  await mkdir(documents, { recursive: true })
  const entries: string[] = []
  for (let number = from; number < to; number++) {
    const name = `copy-${number}`
    entries.push(
      `  '${name}': { kind: 'document', path: '/${name}', isOutsideMenu: true, share: 'planning',`,
      `    label: { en: 'Copy ${number}', sv: 'Kopia ${number}' } },`,
    )
    for (const language of ['en', 'sv']) {
      const text = await readFile(path.join(documents, `${MODEL}_${language}.md`), 'utf8')
      const title = `${language === 'en' ? 'Copy' : 'Kopia'} ${number}`
      const own = text.replace(/^# .*/m, `# ${title}`).replace(/^(title|description): /gm, `$1: ${title}. `) // no two alike
      await writeFile(path.join(documents, `${name}_${language}.md`), own)
    }
  }
  await replaceIn(path.join(folder, 'content/pages.ts'), `  ${MODEL}: {`, `${entries.join('\n')}\n  ${MODEL}: {`)
}

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”: the bench of the build must follow it.`)
  await writeFile(file, text.replace(from, to))
}

/** Gives the seconds that the build says it has taken. */
function build(folder: string): number {
  const script = path.join(folder, 'scripts', 'build.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=8192' },
  })
  const seconds = Number(/Built \d+ pages in ([\d.]+) s/.exec(stdout)?.[1])
  if (status !== 0 || !seconds) throw new Error(`The copy could not be built:\n${stdout}\n${stderr}`)
  return seconds
}
