import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryRoot } from '../tests/support/test-server.ts'

/* Runs `npm run …` in a temporary project whose fake npm records its arguments. */

const FOLDER = "Anna & Bo's sajt (å)"
const OMITTED_PACKAGE = 'left-out'

/** A fake npm that installs the packages of the lockfile, optionally except one. */
const fakeNpm = `
  const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
  appendFileSync('calls.txt', JSON.stringify(process.argv.slice(2)) + '\\n')
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.startsWith('node_modules/') || entry.link || place.includes(process.env.LEAVE_OUT)) continue
    const told = process.argv.filter((word) => word.startsWith('--workspace'))
    if (entry.of && told.length > 0 && !told.includes('--workspace=' + entry.of)) continue
    mkdirSync(place, { recursive: true })
    writeFileSync(place + '/package.json', JSON.stringify({ version: entry.version }))
  }
  writeFileSync('node_modules/.package-lock.json', '')`

const lock = {
  packages: {
    '': { workspaces: ['tests', 'editor'], dependencies: { served: '1' }, devDependencies: { built: '1' } },
    tests: { dependencies: { tested: '1' } },
    editor: { dependencies: { edited: '1' } },
    'node_modules/tests': { resolved: 'tests', link: true },
    'node_modules/served': { version: '1.0.0' },
    'node_modules/built': { version: '1.1.0' },
    'node_modules/tested': { version: '1.2.0', of: 'tests' },
    'node_modules/edited': { version: '1.3.0', of: 'editor' },
  },
}

test('packages are asked for in full, and only once', () => {
  const project = makeProject()
  expect(project.run('build').output).toContain('ran build')
  project.run('build')
  expect(project.calls()).toEqual([expect.arrayContaining(['ci', '--include=dev', '--include=optional'])])
  expect(project.calls()[0]).toContain('--workspaces=false')
  project.run('unit') // needs the test tools
  project.run('unit')
  project.run('build') // everything is already installed
  expect(project.calls()).toHaveLength(2)
  expect(project.calls()[1]).not.toContain('--workspaces=false')
})

test('the editor brings its own packages, not the test tools, and takes none away that are there', () => {
  const project = makeProject()
  project.run('build')
  expect(project.run('edit').output).toContain('ran edit')
  project.run('edit')
  expect(project.calls()).toHaveLength(2)
  expect(project.calls()[1]).toEqual(expect.arrayContaining(['--include-workspace-root', '--workspace=editor']))
  project.run('unit')
  rmSync(path.join(project.root, 'node_modules/edited'), { recursive: true })
  project.run('edit')
  project.run('unit') // installs nothing
  expect(project.calls()).toHaveLength(4)
})

const damagedInstallations: { label: string; damage: (at: (...parts: string[]) => string) => void }[] = [
  { label: 'a package is gone', damage: (at) => rmSync(at('node_modules/built'), { recursive: true }) },
  { label: 'it ended before its end', damage: (at) => rmSync(at('node_modules/.package-lock.json')) },
  {
    label: 'a package is of another version',
    damage: (at) => writeFileSync(at('node_modules/served/package.json'), '{"version":"0.9.0"}'),
  },
  {
    label: 'the lockfile has changed',
    damage: (at) => utimesSync(at('package-lock.json'), Date.now(), Date.now() / 1000 + 1),
  },
]

test.each(damagedInstallations)('what was installed is installed again: $label', ({ damage }) => {
  const project = makeProject()
  project.run('build')
  damage((...parts) => path.join(project.root, ...parts))
  project.run('build')
  expect(project.calls()).toHaveLength(2)
})

test('a package that npm leaves out is named, each time, until it is there', () => {
  const project = makeProject({ dependencies: { [OMITTED_PACKAGE]: '1' } })
  for (const _time of [1, 2]) {
    const { output, status } = project.run('build', { LEAVE_OUT: OMITTED_PACKAGE })
    expect(output).toContain(`npm has left out node_modules/${OMITTED_PACKAGE}`)
    expect(output).not.toContain('ran build')
    expect(status).toBe(1)
  }
  expect(project.run('build').output).toContain('ran build')
})

test('on Windows npm is no command for a shell, wherever the project lies', () => {
  const project = makeProject()
  const { output } = project.run('build', {}, ['--import', `data:text/javascript,${encodeURIComponent(WINDOWS)}`])
  expect(output).toContain('ran build')
  expect(project.calls()).toHaveLength(1)
})

test.each([
  { name: 'sajt #1', refused: ['build', 'unit'] },
  { name: 'sajt 100%', refused: ['unit'] },
])('a folder that the build’s tools cannot read is named before anything is done: $name', ({ name, refused }) => {
  const project = makeProject({}, name)
  for (const command of ['build', 'unit']) {
    const { output, status } = project.run(command)
    const isRefused = refused.includes(command)
    if (isRefused) expect(output).toMatch(/^The folder .* Rename or move it/)
    else expect(output).toContain(`ran ${command}`)
    expect(status).toBe(isRefused ? 1 : 0)
  }
})

test('words that a command would pass over are named', () => {
  const project = makeProject()
  const { output, status } = project.run('build', {}, [], ['--all'])
  expect(output).toBe('“--all” means nothing to npm run build, which takes no words (README.md, Run).\n')
  expect(status).toBe(1)
})

/** Pretends to be Windows, where a command that uses a shell would run cmd.exe. */
const WINDOWS = "Object.defineProperty(process, 'platform', { value: 'win32' })"

function makeProject(more = {}, name = FOLDER) {
  const folder = mkdtempSync(path.join(temporaryRoot, 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const root = path.join(folder, name)
  mkdirSync(path.join(root, 'scripts'), { recursive: true })
  for (const name of ['setup.mjs', 'packages.mjs'])
    copyFileSync(path.join(import.meta.dirname, name), path.join(root, 'scripts', name))
  for (const name of ['build', 'edit', 'unit'])
    writeFileSync(path.join(root, 'scripts', `${name}.ts`), `console.log('ran ${name}')`)
  const names = Object.keys(Object.assign({}, ...Object.values(more)))
  const packages = {
    ...lock.packages,
    '': { ...lock.packages[''], ...more },
    ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: '1.0.0' }])),
  }
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}')
  const npm = path.join(folder, 'npm of a & b', 'npm-cli.js')
  mkdirSync(path.dirname(npm))
  writeFileSync(npm, fakeNpm)
  return {
    root,
    run(command: string, env: Record<string, string> = {}, flags: string[] = [], words: string[] = []) {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [...flags, path.join(root, 'scripts', 'setup.mjs'), command, ...words],
        { cwd: root, encoding: 'utf8', env: { ...process.env, LEAVE_OUT: 'nothing', ...env, npm_execpath: npm } },
      )
      return { output: stdout + stderr, status }
    },
    calls: (): string[][] =>
      readFileSync(path.join(root, 'calls.txt'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  }
}
