import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/places.ts'

/** Which folders a folder may import from, besides itself. The README prints this table; a test holds both. */
const importDirections: Readonly<Record<string, readonly string[]>> = {
  content: [],
  'src/*/contract': ['content'],
  'src/components': ['generated', 'public'],
  'src/language': ['content'],
  'src/client': [
    ...['content', 'src/*/contract', 'src/components', 'src/islands', 'src/language', 'src/markdown'],
    'src/saving',
  ],
  'src/markdown': [
    'content',
    'generated',
    'src/*/contract',
    'src/client',
    'src/components',
    'src/language',
    'src/saving',
  ],
  'src/search': ['content', 'src/*/contract', 'src/client', 'src/components', 'src/language'],
  'src/sign-up': ['content', 'src/*/contract', 'src/client', 'src/components', 'src/islands', 'src/language'],
  'src/saving': ['content', 'src/*/contract', 'src/client', 'src/components', 'src/language'],
  'src/islands': ['content', 'src/language', 'src/pages', 'src/search', 'src/sign-up'],
  'src/pages': [
    ...['content', 'generated', 'src/*/contract', 'src/client', 'src/components', 'src/islands', 'src/language'],
    ...['src/markdown', 'src/sign-up'],
  ],
  'src/shell': [
    ...['content', 'src/*/contract', 'src/client', 'src/components', 'src/islands', 'src/language', 'src/markdown'],
    ...['src/saving', 'src/search', 'src/sign-up'],
  ],
  server: ['content', 'src/*/contract'],
  build: [
    ...['content', 'server', 'src', 'src/*/contract', 'src/components', 'src/islands', 'src/language'],
    ...['src/markdown', 'src/pages', 'src/shell'],
  ],
  checks: ['build', 'content', 'src/*/contract', 'src/markdown'],
  scripts: ['build', 'checks', 'content', 'server', 'src/*/contract', 'tests'],
}

/** Packages that do not exist where the code of a folder runs. */
const forbiddenPackages: Readonly<Record<string, RegExp>> = {
  content: /./,
  'src/*/contract': /^(react|node:)/,
  'src/client': /^(react|node:)/,
  src: /^node:/,
}

/** The table as the README prints it. */
function printDirections(): string {
  const rows = Object.entries(importDirections).map(
    ([folder, others]) => `| \`${folder}\` | ${others.map((other) => `\`${other}\``).join(', ') || 'nothing'} |`,
  )
  return ['| folder | may import from |', '|---|---|', ...rows].join('\n')
}

/** A later import is one that runs when it is called (`import()`); a type is not imported at all when it runs. */
type Import = { file: string; from: string; kind: 'first' | 'later' | 'type' }

const files = globSync('{content,src,server,build,checks,scripts}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.ts$/.test(file),
)

const imports: readonly Import[] = files.flatMap((file) => {
  const code = readFileSync(path.join(root, file), 'utf8')
  const found = code.matchAll(
    /^(?:import|export)(?<type> type)?\b[^'"`;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return Array.from(found, ([, type, named, bare, later]): Import => {
    return { file, from: named ?? bare ?? later ?? '', kind: type ? 'type' : later ? 'later' : 'first' }
  })
})

/** The folder of the table that a file belongs to: the most exact one. */
function folderOf(file: string): string {
  if (/^src\/[\w-]+\/contract\//.test(file)) return 'src/*/contract'
  const [first = '', second = ''] = file.split('/')
  return first === 'src' && second in srcFolders ? `src/${second}` : first
}

const srcFolders: Record<string, true> = Object.fromEntries(
  Object.keys(importDirections).flatMap((folder) => (folder.startsWith('src/') ? [[folder.slice(4), true]] : [])),
)

test('every import goes in a direction of the table', () => {
  const wrong = imports.flatMap(({ file, from }) => {
    if (!from.startsWith('.') || from === '../package.json') return []
    const folder = folderOf(file)
    const target = folderOf(path.posix.join(path.posix.dirname(file), from))
    const allowed = importDirections[folder]
    return !allowed || target === folder || allowed.includes(target) ? [] : `${file}: ${from}`
  })
  expect(wrong).toEqual([])
  expect(imports.length).toBeGreaterThan(500)
})

test('nothing imports a package that is not there where it runs', () => {
  const wrong = imports.flatMap(({ file, from }) => {
    if (from.startsWith('.')) return []
    const folders = [folderOf(file), file.startsWith('src/') ? 'src' : '']
    return folders.some((folder) => forbiddenPackages[folder]?.test(from)) ? `${file}: ${from}` : []
  })
  expect(wrong).toEqual([])
})

test('what begins a build imports nothing that only the build makes', () => {
  const reached = new Set(['scripts/start.ts', 'scripts/build.ts', 'build/build-site.ts', 'build/generate.ts'])
  for (const file of reached) {
    for (const { from } of imports.filter((one) => one.file === file && one.kind === 'first')) {
      if (from.startsWith('.')) reached.add(path.posix.join(path.posix.dirname(file), from))
    }
  }
  expect(reached.size).toBeGreaterThan(50)
  expect([...reached].filter((file) => file.startsWith('generated/'))).toEqual([])
})

test('the README prints the table', () => {
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(printDirections())
})
