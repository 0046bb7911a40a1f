import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { projectRoot } from '../generator/files/folders.ts'
import { isFullRun } from './full-run.ts'
import { findFreePort } from './support/free-port.ts'

test.skip(!isFullRun, 'takes a build of its own')

test('development shows pages right after the build that it begins with', async ({ request }) => {
  test.setTimeout(300_000)
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  const port = String(await findFreePort())
  const { NODE_ENV: _, ...env } = process.env
  const server = spawn(process.execPath, [path.join(projectRoot, 'scripts', 'dev.ts')], {
    cwd: projectRoot,
    env: { ...env, DIST_FOLDER: dist, PORT: port },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    const page = () => request.get(`http://127.0.0.1:${port}/sv/faq`).catch(() => null)
    await expect.poll(async () => (await page())?.status(), { timeout: 240_000 }).toBe(200)
  } finally {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(dist, { recursive: true })
  }
})
