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

test('a shallow clone does not take its first commit for the last change of a file', () => {
  mkdirSync(whole)
  git(whole, 1, 'init', '-q')
  write('old.md', 1)
  write('older.md', 2)
  write('new.md', 3)
  git(folder, 4, 'clone', '-q', '--depth', '2', `file://${whole}`, 'part')
  const day = (number: number) => Date.parse(`2026-11-0${number}T12:00:00Z`)
  expect(readHistory(whole)).toMatchObject({ earlier: new Set() })
  expect(readHistory(whole).times.get('content/old.md')).toBe(day(1))
  const part = readHistory(path.join(folder, 'part'))
  expect(part.times.get('content/new.md')).toBe(day(3))
  expect(part.earlier).toEqual(new Set(['content/old.md', 'content/older.md']))
})
