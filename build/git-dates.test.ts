import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readHistory } from './git-dates.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'history-'))
afterAll(() => rmSync(folder, { recursive: true }))

const whole = path.join(folder, 'whole')

function git(cwd: string, day: number, ...words: string[]): void {
  const date = `2026-11-0${day}T12:00:00Z`
  const name = ['-c', 'user.name=A', '-c', 'user.email=a@b.se', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...name, ...words], { cwd, env: { ...process.env, GIT_COMMITTER_DATE: date }, stdio: 'pipe' })
}

function write(file: string, day: number): void {
  mkdirSync(path.join(whole, 'content'), { recursive: true })
  writeFileSync(path.join(whole, 'content', file), String(day))
  git(whole, day, 'add', '-A')
  git(whole, day, 'commit', '-m', 'Change')
}

test('knows the last change of each file, and none in a shallow clone or outside of version control', () => {
  mkdirSync(whole)
  git(whole, 1, 'init', '-q')
  write('old.md', 1)
  write('new.md', 3)
  git(folder, 4, 'clone', '-q', '--depth', '1', `file://${whole}`, 'part')
  expect(readHistory(whole).get('content/old.md')).toBe(Date.parse('2026-11-01T12:00:00Z'))
  expect(readHistory(whole).get('content/new.md')).toBe(Date.parse('2026-11-03T12:00:00Z'))
  expect(readHistory(path.join(folder, 'part')).size).toBe(0)
  expect(readHistory(folder).size).toBe(0)
})
