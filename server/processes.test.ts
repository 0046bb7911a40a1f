import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a process that is killed before it is answered does not take the others along', async () => {
  const first = spawn(process.execPath, [path.resolve('tests/stand-ins/dying-process.ts')])
  onTestFinished(() => void first.kill('SIGKILL'))
  let said = ''
  for (const stream of [first.stdout, first.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString()
    })
  }
  await expect.poll(() => said, { timeout: 10_000 }).toMatch(/has ended \(SIGKILL\)|Error/)
  expect(said).not.toContain('EPIPE')
  first.kill('SIGTERM')
  expect(await once(first, 'exit')).toEqual([0, null])
})
