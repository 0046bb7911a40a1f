import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from './files/folders.ts'
import { assertDistFolder, finishInterruptedPublish, publishBuild, readPublishedRecord } from './publish-build.ts'
import { fingerprintSources } from './sources.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const publish = (source: string, next: string, now = source) =>
  publishBuild(new Set([source]), next, async () => new Set([now]))

const read = (name: string) => readFile(path.join(dist, 'site', name), 'utf8').catch(() => null)

async function createBuild(files: Record<string, string>, pid: number = process.pid): Promise<string> {
  const next = path.join(dist, `next.${pid}`)
  for (const [name, text] of Object.entries({ 'server/main.js': 'program', 'site/index.html': 'page', ...files })) {
    await mkdir(path.dirname(path.join(next, name)), { recursive: true })
    await writeFile(path.join(next, name), text)
  }
  return next
}

test('takes the place of the build before, and keeps what its open pages may ask for until the next', async () => {
  const script = (name: string) => ({ [`site/static/js/${name}.js`]: name, [`site/static/js/${name}.js.br`]: name })
  await publish('1', await createBuild({ ...script('a'), 'site/samples/a.csv': '1', 'site/old.html': 'old' }))
  await publish('2', await createBuild({ ...script('b'), 'site/samples/a.csv': '2' }))
  expect(await read('static/js/a.js')).toBe('a')
  expect(await read('static/js/a.js.br')).toBe('a')
  expect(await read('samples/a.csv')).toBe('2')
  expect(await read('old.html')).toBeNull()
  await publish('2', await createBuild({ ...script('b'), 'site/samples/a.csv': '2' })) // the same content again
  expect(await read('static/js/a.js')).toBe('a')
  await publish('3', await createBuild(script('c')))
  expect(await read('static/js/a.js')).toBeNull()
  expect(await read('static/js/b.js')).toBe('b')
  expect(await read('samples/a.csv')).toBe('2')
  expect((await readdir(dist)).sort()).toEqual(['server', 'site'])
})

test('names every build by what is in it, and the sources that it was made from', async () => {
  await publish('1', await createBuild({}))
  const first = await readPublishedRecord(dist)
  await publish('2', await createBuild({}))
  const same = await readPublishedRecord(dist)
  await publish('3', await createBuild({ 'site/index.html': 'other' }))
  const other = await readPublishedRecord(dist)
  expect(same?.id).toBe(first?.id)
  expect(other?.id).not.toBe(first?.id)
  expect(other?.program).toBe(first?.program)
  expect(other?.sources).toBe(fingerprintSources(new Set(['3'])))
})

test('is not put in place when a source was saved while it ran', async () => {
  await publish('a.md 1 1', await createBuild({}))
  const next = await createBuild({ 'site/index.html': 'mixture' })
  await expect(publish('a.md 1 1', next, 'a.md 2 2')).rejects.toThrow('Saved while the build ran: a.md\n')
  expect(await read('index.html')).toBe('page')
})

/** The id of a process that has exited. */
const EXITED_PID = 2 ** 22 + 1

test('drops what a build has left that was stopped half-way', async () => {
  await publish('1', await createBuild({}))
  await createBuild({ 'site/index.html': 'half' }, EXITED_PID)
  await mkdir(path.join(dist, `before.${EXITED_PID + 1}`, 'site'), { recursive: true }) // killed before the last removal
  const running = await createBuild({}, process.ppid)
  await finishInterruptedPublish(dist)
  expect((await readdir(dist)).sort()).toEqual([path.basename(running), 'server', 'site'].sort())
  expect(await read('index.html')).toBe('page')
})

test.each([1, 2, 3])('ends the change of builds when it was killed after %i renames', async (renames) => {
  await publish('1', await createBuild({}))
  const next = await createBuild({ 'site/index.html': 'new', 'server/main.js': 'new' }, EXITED_PID)
  const before = next.replace('next.', 'before.')
  await mkdir(before)
  const steps = [
    ['site', path.join(before, 'site')],
    [path.join(next, 'site'), 'site'],
    ['server', path.join(before, 'server')],
  ] as const
  for (const [from, to] of steps.slice(0, renames)) await rename(path.resolve(dist, from), path.resolve(dist, to))
  await finishInterruptedPublish(dist)
  expect(await read('index.html')).toBe('new')
  expect(await readFile(path.join(dist, 'server/main.js'), 'utf8')).toBe('new')
  expect(existsSync(before)).toBe(false)
  expect(existsSync(next)).toBe(false)
})

test('replaces builds alone: no folder of the same name, such as the sources, and no folder named by a space', async () => {
  expect(() => assertDistFolder(dist)).not.toThrow() // empty
  await publish('1', await createBuild({}))
  expect(() => assertDistFolder(dist)).not.toThrow()
  for (const folder of [projectRoot, path.join(dist, ' ')])
    expect(() => assertDistFolder(folder)).toThrow(`DIST_FOLDER is “${folder}”`)
})
