import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions, throttlePerMinute } from './log.ts'

function captureLogLines(isTerminal: boolean, say: (log: ReturnType<typeof Fastify>['log']) => void): string[] {
  const lines: string[] = []
  say(Fastify({ logger: loggerOptions(isTerminal, (line) => lines.push(line)) }).log)
  return lines
}

test('a line of the log is one line of JSON with time, level and what happened', () => {
  const [line = ''] = captureLogLines(false, (log) => log.warn('One\nand “two”'))
  expect(JSON.parse(line)).toEqual({ level: 'warn', time: expect.any(String), message: 'One\nand “two”' })
  expect(line.trim().split('\n')).toHaveLength(1)
})

test('a terminal gets plain text with the stack of an error', () => {
  expect(captureLogLines(true, (log) => log.info('Served.'))).toEqual(['Served.\n'])
  expect(captureLogLines(true, (log) => log.error({ err: new Error('Broken') }, 'Failed'))[0]).toMatch(
    /^Failed\nError: Broken\n/,
  )
})

test('a repeated message is logged once a minute', () => {
  const lines: string[] = []
  const say = throttlePerMinute((line) => lines.push(line))
  for (let times = 0; times < 1000; times++) say('The disk is full')
  expect(lines).toEqual(['The disk is full'])
})

test('the server continues when its log stream is closed', async () => {
  const program = `
    import Fastify from 'fastify'
    import { loggerOptions } from ${JSON.stringify(path.resolve('server/log.ts'))}
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    const { log } = Fastify({ logger: loggerOptions(false) })
    setInterval(() => log.info('Words.'), 5)
    setTimeout(() => process.exit(0), 300)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()
  expect(await ended).toEqual([0, null])
})
