import { format } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * From here on all that this program says, its libraries and Node included, is one line of JSON each, with time, level
 * and what happened. A terminal keeps plain words, unless LOG_FORMAT says otherwise.
 */
export function startLog(logFormat: 'json' | 'text'): void {
  // Whoever read along may have gone, as “| head” has; the site is served on without a word.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  if (logFormat === 'text') return
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, {
      [method]: (...parts: unknown[]) => process.stdout.write(logLine(level, format(...parts))),
    })
  }
  process.removeAllListeners('warning').on('warning', ({ name, message }) => {
    if (name !== 'ExperimentalWarning') console.warn(`${name}: ${message}`)
  })
  process.on('uncaughtExceptionMonitor', (error) => console.error('The server ends:', error))
}

/** One line of the log. */
export function logLine(level: string, message: string, now = new Date()): string {
  return `${JSON.stringify({ time: now.toISOString(), level, message })}\n`
}

/** Fastify's own words: what went wrong, and nothing of who asked for what. */
export const frameworkLog: FastifyBaseLogger = {
  level: 'warn',
  ...{ trace: nothing, debug: nothing, info: nothing, silent: nothing },
  ...{ warn: say('warn'), error: say('error'), fatal: say('error') },
  child: () => frameworkLog,
}

function nothing(): void {}

function say(method: 'warn' | 'error') {
  return (what: unknown, message?: string) => {
    const error = typeof what === 'object' && what !== null && 'err' in what ? what.err : what
    console[method](...[error, message].filter((part) => typeof part === 'string' || part instanceof Error))
  }
}
