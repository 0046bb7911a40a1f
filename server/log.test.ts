import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { frameworkLog, logLine } from './log.ts'

test('a line of the log is one line of JSON with time, level and what happened', () => {
  const line = logLine('warn', 'One\nand “two”', new Date(0))
  expect(line).toBe('{"time":"1970-01-01T00:00:00.000Z","level":"warn","message":"One\\nand “two”"}\n')
})

test('the framework’s words name what went wrong, not who asked for what', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  frameworkLog.error({ err: new Error('Broken'), req: { url: '/subscribe/confirm/secret', ip: '192.0.2.1' } }, 'Failed')
  expect(said.mock.calls).toEqual([[new Error('Broken'), 'Failed']])
  said.mockRestore()
})

const talker = (format: string) => `
  import { startLog } from ${JSON.stringify(path.resolve('server/log.ts'))}
  startLog('${format}')
  setInterval(() => { console.log('Words.'); console.error('Trouble.') }, 5)
  setTimeout(() => process.exit(0), 200)`

test.each(['json', 'text'])('the server goes on when nobody reads what it says any more (%s)', async (format) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', talker(format)])
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()
  expect(await ended).toEqual([0, null])
})
