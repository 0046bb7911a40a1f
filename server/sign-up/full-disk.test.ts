import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serviceMessages } from '../../generated/messages/service.ts'
import { startService, temporaryFolder, usesPostgres } from '../../tests/support/sign-up-service.ts'

const EMAIL = 'anna@exempel.se'

test.skipIf(usesPostgres)(
  'says clearly that a full disk took nothing, and loses nothing that was accepted',
  async ({ skip }) => {
    const disk = mountSmallDisk()
    skip(!disk, 'Whoever runs the tests may mount no disk here.')
    onTestFinished(() => {
      spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    })
    const outbox = path.join(temporaryFolder(), 'outbox')
    const service = await startService({ folder: disk, env: { MAIL_OUTBOX: outbox } })
    const accepted: string[] = []
    const token = await service.token()
    let status = 200
    for (let sent = 0; status === 200 && sent < 500; sent++) {
      const address = `anna${sent}@exempel.se`
      const forwarded = { 'x-forwarded-for': `198.${sent % 250}.${sent % 200}.1` }
      const language = sent % 2 ? 'sv' : 'en'
      const response = await service.send('newsletter', { EMAIL: address, token }, language, forwarded)
      status = response.status
      if (status === 200) accepted.push(address)
      else {
        expect(status).toBe(503)
        const page = await response.text()
        expect(page).toContain(`value="${address}"`)
        expect(page).toContain(serviceMessages[language].failed.title)
      }
    }
    expect(status).toBe(503)
    expect(accepted.length).toBeGreaterThan(1)
    const rows = await service.rows('SELECT address FROM sign_up ORDER BY created_at')
    const kept = rows.map(({ address }) => address)
    expect(kept).toEqual(expect.arrayContaining(accepted))
    expect(kept).toHaveLength(accepted.length)
    for (const table of ['consent', 'mail'])
      expect(await service.rows(`SELECT * FROM ${table}`)).toHaveLength(kept.length)

    rmSync(path.join(disk, 'filling'))
    const response = await service.send('newsletter', { EMAIL, token }, 'en', { 'x-forwarded-for': '203.0.113.1' })
    expect(response.status).toBe(200)
    await service.stop()
  },
)

/** A nearly full RAM disk, if the user may mount one; otherwise undefined. */
function mountSmallDisk(): string {
  const folder = path.join('/tmp', `sign-up-disk-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return ''
  }
  writeFileSync(path.join(folder, 'filling'), 'x'.repeat(250_000))
  return folder
}
