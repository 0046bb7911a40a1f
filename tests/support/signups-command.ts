import { expect, vi } from 'vitest'
import { runCommand } from '../../server/sign-up/cli.ts'
import type { Language } from '../../site/languages.ts'
import { findLink } from './mail-server.ts'
import type { RunningService } from './sign-up-service.ts'

/**
 * Runs a command of `npm run signups` in this process. Calls must not overlap, because it captures stdout and the
 * console.
 */
export async function runSignups({ settings }: Pick<RunningService, 'settings'>, ...args: string[]) {
  let output = ''
  const write = (text: unknown) => {
    output += text
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
    ...(['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((text) => void write(`${text}\n`)),
    ),
  ]
  try {
    const status = await runCommand(args, { ...process.env, ...settings })
    return { status, output }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Signs up for the newsletter, and returns the paths of the links in the mail. */
export async function subscribe(service: RunningService, email: string, language: Language = 'en') {
  await service.send('newsletter', { EMAIL: email }, language)
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE state <> 'written'")).toEqual([])
  const mail = await service.mailTo(email)
  const pathOf = (part: 'confirm' | 'unsubscribe') => new URL(findLink(mail, part)).pathname
  return { confirm: pathOf('confirm'), unsubscribe: pathOf('unsubscribe') }
}
