import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '../../site/paths.ts'
import { readCommitDates, sourceFilesOfPage } from './git-dates.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'history-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fullClone = path.join(folder, 'whole')

function git(cwd: string, day: number, ...words: string[]): void {
  const date = `2026-11-0${day}T12:00:00Z`
  const name = ['-c', 'user.name=A', '-c', 'user.email=a@b.se', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...name, ...words], { cwd, env: { ...process.env, GIT_COMMITTER_DATE: date }, stdio: 'pipe' })
}

function write(file: string, day: number): void {
  mkdirSync(path.join(fullClone, 'content'), { recursive: true })
  writeFileSync(path.join(fullClone, 'content', file), String(day))
  git(fullClone, day, 'add', '-A')
  git(fullClone, day, 'commit', '-m', 'Change')
}

test('knows the last change of each file, also below the root of its repository', () => {
  mkdirSync(fullClone)
  git(fullClone, 1, 'init', '-q')
  expect(readCommitDates(fullClone)).toEqual({
    times: new Map(),
    missing: expect.stringContaining('does not have any commits'),
  })
  write('old.md', 1)
  write('nyår.md', 3)
  const { times, missing } = readCommitDates(fullClone)
  expect(missing).toBe('')
  expect(times.get('content/old.md')).toBe(Date.parse('2026-11-01T12:00:00Z'))
  expect(times.get('content/nyår.md')).toBe(Date.parse('2026-11-03T12:00:00Z'))
  mkdirSync(path.join(fullClone, 'site/content'), { recursive: true })
  expect(readCommitDates(path.join(fullClone, 'site')).missing).toContain('no commit')
  write('../site/content/below.md', 4)
  expect(readCommitDates(path.join(fullClone, 'site')).times.get('content/below.md')).toBe(
    Date.parse('2026-11-04T12:00:00Z'),
  )
})

test('says why there are no dates: a shallow clone, no version control, no git', () => {
  git(folder, 4, 'clone', '-q', '--depth', '1', pathToFileURL(fullClone).href, 'part')
  expect(readCommitDates(path.join(folder, 'part'))).toEqual({
    times: new Map(),
    missing: expect.stringContaining('git fetch --unshallow'),
  })
  expect(readCommitDates(folder).missing).toContain('git clone')
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(readCommitDates(fullClone).missing).toContain('Install it')
})

test('reads a clone of another user, and none that lies above the folder', () => {
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1') // the variable of git's own test suite
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(readCommitDates(fullClone).times.size).toBeGreaterThan(0)
  const { times, missing } = readCommitDates(path.join(fullClone, 'content'))
  expect(times.size).toBe(0)
  expect(missing).toMatch(/git said: .*dubious ownership[\s\S]*safe\.directory/)
})

test('the day of the glossary page is that of all its words', () => {
  expect(sourceFilesOfPage(paths.glossary, 'en', null)).toEqual(
    expect.arrayContaining([
      'content/glossary/platform.yaml',
      'content/glossary/maps.yaml',
      'content/glossary/planning.yaml',
    ]),
  )
})
