import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isFullRun } from '../../../tests/full-run.ts'
import { readHeader, startMailServer } from '../../../tests/support/mail-server.ts'
import { databaseSettings, startService, temporaryFolder } from '../../../tests/support/sign-up-service.ts'

/** For a long manual run: KILLS=200 ALL=1 npm run unit -- server/sign-up/mail/killed. SEED varies the kill times. */
const kills = Number(process.env.KILLS ?? 3)
const seed = Number(process.env.SEED ?? 1)
const mailsPerKill = 4

/** The delay from a mail to the kill: 0 to 20 ms, evenly spread by multiples of the golden ratio. */
const delayBeforeKill = (kill: number) => 20 * (((seed + kill) * 0.618) % 1)

test.each(isFullRun ? [1, 3] : [2])(
  '%i servers on one queue, killed at many points, send each mail once and lose none',
  async (servers) => {
    const folder = temporaryFolder()
    const mails = await startMailServer()
    const began = Date.now()
    const service = await startService({
      folder,
      now: began,
      env: { TRUSTED_PROXIES: '1', MAIL_PER_HOUR: '100000' },
    })
    const send = (number: number) =>
      service.send('newsletter', { EMAIL: `anna${number}@exempel.se` }, 'en', {
        'x-forwarded-for': `10.${number >> 4}.0.1`,
      })
    const env = {
      ...process.env,
      ...(await databaseSettings(folder)),
      SIGN_UP_DATABASE: service.file,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_SENDER: 'news@exempel.se',
      PUBLIC_ADDRESS: 'https://www.exempel.se',
      MAIL_PER_HOUR: '100000',
      BEGAN: String(began),
    }
    const total = kills * mailsPerKill
    for (let number = 0; number < total; number++) expect((await send(number)).status).toBe(200)
    await service.stop()
    await service.write("UPDATE mail SET state = 'waiting', attempts = 0, due_at = 0, claim = NULL")

    const running = await Promise.all(Array.from({ length: servers }, () => startQueue(env)))
    onTestFinished(() => {
      for (const child of running) child.kill('SIGKILL')
    })
    for (let kill = 0; kill < kills; kill++) {
      const at = kill % servers
      const before = mails.received.length
      const isFurther = () => mails.received.length > before || mails.received.length >= total - kill
      await expect.poll(isFurther, { timeout: 90_000 }).toBe(true)
      await pause(delayBeforeKill(kill))
      running[at]?.kill('SIGKILL')
      running[at] = await startQueue(env)
    }
    const open = () => service.rows("SELECT id FROM mail WHERE state IN ('waiting', 'sending', 'handed over')")
    await expect.poll(open, { timeout: 20_000 + total * 200 }).toEqual([])

    const arrived = mails.received.map(({ source }) => readHeader(source, 'Message-ID').slice(1, 37))
    expect(arrived.length).toBe(new Set(arrived).size)
    const stored = await service.rows('SELECT id, state FROM mail')
    expect(stored).toHaveLength(total)
    for (const { id, state } of stored) {
      if (state === 'sent') expect(arrived).toContain(id)
      else expect(state).toBe('uncertain') // killed between the message's end and the server's reply
    }
    expect(stored.filter(({ state }) => state === 'uncertain').length).toBeLessThanOrEqual(kills)
    await mails.stop()
  },
  60_000 + kills * 20_000,
)

async function startQueue(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const script = path.resolve('tests/support/queue-process.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout ?? child, 'data')
  return child
}
