import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'

/** Packages that are not available where the code of a folder runs. */
const forbiddenPackages: Readonly<Record<string, RegExp>> = {
  content: /./,
  site: /./,
  'site/schemas': /^(?!zod$)/,
  'src/*/contract': /^(react|node:)/,
  'src/dom': /^(react|node:)/,
  src: /^node:/,
}

/** `later`: a dynamic import (`import()`); `type`: a type import, which is erased at run time. */
type Import = { file: string; from: string; kind: 'first' | 'later' | 'type' }

const files = globSync('{content,site,src,server,generator,checks,editor,scripts}/**/*.{ts,tsx}', { cwd: projectRoot })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !/\.test\.ts$/.test(file))

const imports: readonly Import[] = files.flatMap((file) => {
  const code = readFileSync(path.join(projectRoot, file), 'utf8')
  const found = code.matchAll(
    /^(?:import|export)(?<type> type)?\b[^'"`;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return Array.from(found, ([, type, named, bare, later]): Import => {
    return { file, from: named ?? bare ?? later ?? '', kind: type ? 'type' : later ? 'later' : 'first' }
  })
})

/** The row of a file in the README's table: its folder, and for the contracts of src with the server a common row. */
function folderOf(file: string): string {
  if (/^src\/[\w-]+\/contract\//.test(file)) return 'src/*/contract'
  if (file.startsWith('site/schemas/')) return 'site/schemas'
  const [first = '', second = '', third] = file.split('/')
  return first === 'src' && third ? `src/${second}` : first
}

/** The folders in the table; generated and served files are excluded. */
const knownFolders: Record<string, true> = Object.fromEntries(files.map((file) => [folderOf(file), true]))

/** The imports between folders, without type imports by content/ and type imports from site/schemas. */
const folderImports = imports.flatMap(({ file, from, kind }) => {
  if (!from.startsWith('.') || (kind === 'type' && file.startsWith('content/'))) return []
  const [above, below] = [folderOf(file), folderOf(path.posix.join(path.posix.dirname(file), from))]
  const isShape = kind === 'type' && below === 'site/schemas'
  return above === below || isShape || !(below in knownFolders) ? [] : [{ above, below, file, from }]
})

/** The layer of each folder: one above the highest layer that it imports from. Circular imports have no layer. */
function computeLayers(): Map<string, number> {
  const floor = new Map<string, number>()
  const waiting = new Set(Object.keys(knownFolders))
  for (let next = true; next; ) {
    const ready = [...waiting].filter((folder) =>
      folderImports.every(({ above, below }) => above !== folder || floor.has(below)),
    )
    for (const folder of ready) {
      const below = folderImports.flatMap((arrow) => (arrow.above === folder ? (floor.get(arrow.below) ?? 0) : []))
      floor.set(folder, 1 + Math.max(0, ...below))
      waiting.delete(folder)
    }
    next = ready.length > 0
  }
  return floor
}

/** The table in the README, highest layer first. */
function printFloors(): string {
  const rows = [...computeLayers()]
    .sort(([one, floor], [other, otherFloor]) => otherFloor - floor || (one < other ? -1 : 1))
    .map(([folder, floor]) => {
      const below = [...new Set(folderImports.flatMap((arrow) => (arrow.above === folder ? arrow.below : [])))].sort()
      return `| ${floor} | \`${folder}\` | ${below.map((name) => `\`${name}\``).join(', ') || 'nothing'} |`
    })
  return ['| floor | folder | imports from |', '|--:|---|---|', ...rows].join('\n')
}

test('imports run one way: every folder is in a layer above all that it imports from', () => {
  const standing = computeLayers()
  const circular = folderImports.filter(({ above, below }) => !standing.has(above) && !standing.has(below))
  expect(circular.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
  expect(imports.length).toBeGreaterThan(500)
  expect(standing.size).toBeGreaterThan(15)
})

test('nothing imports a package that is not there where it runs', () => {
  const wrong = imports.flatMap(({ file, from }) => {
    if (from.startsWith('.')) return []
    const folders = [folderOf(file), file.startsWith('src/') ? 'src' : '']
    return folders.some((folder) => forbiddenPackages[folder]?.test(from)) ? `${file}: ${from}` : []
  })
  expect(wrong).toEqual([])
})

test('no page and no server loads a schema or the parser of YAML', () => {
  const users = folderImports.flatMap(({ above, below }) => (below === 'site/schemas' ? above : []))
  expect([...new Set(users)].sort()).toEqual(['editor', 'generator'])
  const parsers = imports.filter(({ from }) => from === 'yaml' || from === 'zod').map(({ file }) => folderOf(file))
  expect([...new Set(parsers)].sort()).toEqual(['editor', 'generator', 'site/schemas'])
  // scripts/signups.ts is bundled for the server, so it must not import the build
  expect(
    imports
      .filter(({ file }) => file === 'scripts/signups.ts')
      .map(({ from }) => folderOf(path.posix.join('scripts', from))),
  ).toEqual(['server'])
})

test('the entry points of the build import no generated modules', () => {
  const entries = [
    'scripts/start.ts',
    'scripts/build.ts',
    'generator/content/write-content.ts',
    'generator/generate.ts',
  ]
  expect(listGeneratedImports(entries)).toEqual([])
  // build-site.ts is imported after the data modules are written (loadBuilder), so it may import those
  const builder = listGeneratedImports(['generator/build-site.ts'])
  expect(builder.filter((file) => !/^generated\/(content\/|preview\.ts$)/.test(file))).toEqual([])
  expect(builder).not.toEqual([])
})

/** The files of generated/ that modules import statically, directly or indirectly. */
function listGeneratedImports(entries: readonly string[]): string[] {
  for (const entry of entries) expect(files).toContain(entry)
  const reached = new Set(entries)
  for (const file of reached) {
    for (const { from } of imports.filter((one) => one.file === file && one.kind === 'first')) {
      if (from.startsWith('.')) reached.add(path.posix.join(path.posix.dirname(file), from))
    }
  }
  expect(reached.size).toBeGreaterThan(20)
  return [...reached].filter((file) => file.startsWith('generated/'))
}

test('the README contains the table of layers', () => {
  expect(readFileSync(path.join(projectRoot, 'README.md'), 'utf8')).toContain(printFloors())
})
