import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { explainFailure, warnOfLowMemory } from '../explain-failure.ts'
import { ProcessKilledError, runInChildProcess } from './run-in-child-process.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'process-'))
afterAll(() => rmSync(folder, { recursive: true }))

function script(name: string, code: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, code)
  return file
}

test('hands a process its input', async () => {
  const out = path.join(folder, 'out.json')
  const copy = `exports.copy = (input) => require('fs').writeFileSync(${JSON.stringify(out)}, JSON.stringify(input))`
  await runInChildProcess(script('copy.cjs', copy), 'copy', { a: ['å'] })
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ a: ['å'] })
})

test('fails with the words of what the function has thrown', async () => {
  const file = script('fail.cjs', "exports.fail = () => { throw new Error('There is no tree.') }")
  await expect(runInChildProcess(file, 'fail')).rejects.toThrow(/^There is no tree\.$/)
})

test('says what to do when the system has ended the process', async () => {
  const file = script('killed.cjs', "exports.end = () => process.kill(process.pid, 'SIGKILL')")
  const failure: unknown = await runInChildProcess(file, 'end').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ProcessKilledError)
  expect(explainFailure(failure)).toMatch(/memory ran out: it needs about \d+ MB\. Build on a larger machine/)
})

test('warns of little memory before a build, and only of little', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warnOfLowMemory(4000)
  expect(warn).not.toHaveBeenCalled()
  warnOfLowMemory(500)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('500 MB are free'))
  warn.mockRestore()
})
