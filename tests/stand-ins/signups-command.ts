import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect } from 'vitest'
import type { Language } from '../../content/languages.ts'
import { linkIn } from './mail-server.ts'
import type { RunningService } from './sign-up-service.ts'

/** Runs a command of `npm run signups`. */
export async function runSignups({ settings }: Pick<RunningService, 'settings'>, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.resolve('scripts/signups.ts'), ...args],
    { env: { ...process.env, ...settings } },
  )
  const ended = once(child, 'close')
  const parts = await Promise.all([child.stdout, child.stderr].map((stream) => stream.setEncoding('utf8').toArray()))
  const [status] = await ended
  return { status, output: parts.flat().join('') }
}

/** Signs up for the newsletter; gives the paths of the links in the mail. */
export async function subscribe(service: RunningService, email: string, language: Language = 'en') {
  await service.send('newsletter', { EMAIL: email }, language)
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE state <> 'written'")).toEqual([])
  const mail = await service.mailTo(email)
  const pathOf = (part: 'confirm' | 'unsubscribe') => new URL(linkIn(mail, part)).pathname
  return { confirm: pathOf('confirm'), unsubscribe: pathOf('unsubscribe') }
}
