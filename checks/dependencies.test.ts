import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'

/* The dependencies in each package.json are those that the code uses, and each has a row in the decision on tools. */

const readProjectFile = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

function dependenciesOf(file: string) {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(readProjectFile(file))
  return { needed: Object.keys({ ...dependencies, ...devDependencies }), optional: Object.keys(optionalDependencies) }
}
const siteDependencies = dependenciesOf('package.json')
const testDependencies = dependenciesOf('tests/package.json')
const editorDependencies = dependenciesOf('editor/package.json')

/** The packages of command-line tools, which are run and not imported. */
const tools = /const packages = \{(.*)\}/.exec(readProjectFile('generator/processes/run-tool.ts'))?.[1] ?? ''
const programs = Array.from(tools.matchAll(/: '([^']+)'/g), ([, name = '']) => name)

const sources = globSync(
  ['{checks,content,editor,generator,scripts,server,site,src,tests}/**/*.{ts,tsx,mjs}', '*.ts'],
  {
    cwd: projectRoot,
  },
)
/** Whether a file only runs with the test tools installed. */
const isTest = (file: string) => /^(tests|scripts\/bench)\/|\.test\.ts$|^playwright/.test(file)
/** Whether a file is the editor's, which `npm run edit` and `npm run dev` alone run. */
const isEditor = (file: string) => file.startsWith('editor/') && !isTest(file)
const usedBySite = packagesOf(sources.filter((file) => !isTest(file) && !isEditor(file)))
const usedByEditor = packagesOf(sources.filter(isEditor))
const usedByTests = packagesOf(sources.filter(isTest))

function packagesOf(files: readonly string[]): Set<string> {
  const found = files.flatMap((file) => [
    ...readProjectFile(file).matchAll(
      /^(?:import|export|\})[^'"`;]*?from '([^'.][^']*)'|\bimport\(?\s?['`]([^'`.$][^'`]*)['`]/gm,
    ),
  ])
  return new Set(
    found
      .map(([, first, second]) => first ?? second ?? '')
      .filter((name) => /^(?!node:)[@a-z][^$\s]*$/.test(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  )
}

/** The imported name of a types package: @types/hast is imported as hast. */
const stripTypesScope = (name: string) => name.replace(/^@types\//, '')

test('every package that package.json names is used by the site, every one of tests/package.json by the tests', () => {
  const isUsed = (name: string, used: ReadonlySet<string>) =>
    used.has(name) || used.has(stripTypesScope(name)) || programs.includes(name) || name === '@types/node'
  expect(usedBySite.size).toBeGreaterThan(20)
  expect(programs.length).toBe(4)
  expect(siteDependencies.needed.filter((name) => !isUsed(name, usedBySite))).toEqual([])
  expect(testDependencies.needed.filter((name) => !isUsed(name, usedByTests))).toEqual([])
  expect(editorDependencies.needed.filter((name) => !isUsed(name, usedByEditor))).toEqual([])
})

test('every package that is used is named where it is needed', () => {
  const missing = (used: ReadonlySet<string>, named: readonly string[]) =>
    [...used].filter((name) => !named.some((one) => one === name || stripTypesScope(one) === name))
  expect(missing(usedBySite, siteDependencies.needed)).toEqual([])
  expect(missing(usedByEditor, [...siteDependencies.needed, ...editorDependencies.needed])).toEqual([])
  expect(missing(usedByTests, [...siteDependencies.needed, ...testDependencies.needed])).toEqual([])
})

test('every package has a row in the decision on tools, and every row its package', () => {
  const decision = readProjectFile('docs/decisions/14-tools.md')
  const rows = Array.from(decision.matchAll(/^\| ([^|]+) \|/gm), ([, cell = '']) => cell).slice(1)
  const written = rows.flatMap((cell) => cell.replace(/\([^)]*\)/g, '').split(/[,;]/)).map((name) => name.trim())
  const fits = (name: string, row: string) =>
    row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row || name.startsWith(`${row}/`)
  const names = [
    ...siteDependencies.needed,
    ...testDependencies.needed,
    ...testDependencies.optional,
    ...editorDependencies.needed,
  ].filter((name) => !name.startsWith('@types/'))
  expect(rows.length).toBeGreaterThan(10)
  expect(names.filter((name) => !written.some((row) => fits(name, row)))).toEqual([])
  expect(written.filter((row) => !names.some((name) => fits(name, row)))).toEqual([])
  for (const name of siteDependencies.optional) expect(name).toMatch(/^node-/) // as the decision states
})

test('the types that a build checks need no package of the editor', () => {
  const fileNames = listBuildFiles()
  expect(fileNames).toContain('generator/build-site.ts')
  expect(fileNames.filter((file) => file.startsWith('editor/'))).toEqual([])
})

/** The files of the project that `tsc -p tsconfig.build.json` reads. */
function listBuildFiles(): string[] {
  const tsc = path.join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc')
  const list = execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--noEmit', '--listFilesOnly'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return list.split('\n').map((file) => path.relative(projectRoot, file).replaceAll('\\', '/'))
}
