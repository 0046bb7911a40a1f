import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'
import { temporaryRoot } from '../tests/support/test-server.ts'
import { type BuildSite, createPublisher } from './publish.ts'
import { renderPublishPage } from './publish-page.ts'

const FAQ = 'content/documents/faq_sv.md'
const AUTHOR = { name: 'Karin Ek', email: 'karin@example.se' }
const succeedingBuild: BuildSite = async () => true
const failingBuild: BuildSite = async (say) => {
  say('content/documents/faq_sv.md:3\n  It is too short.\n  → Write more.')
  return false
}

/** Two clones of a bare repository, for two editors. */
function makeClones() {
  const folder = mkdtempSync(path.join(temporaryRoot, 'publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = (...parts: string[]) => path.join(folder, ...parts)
  const git = (place: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Other', '-c', 'user.email=other@example.se', ...words], {
      cwd: at(place),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote')
  git('.', 'clone', '--quiet', 'remote', 'mine')
  cpSync(path.join(projectRoot, 'content', 'documents'), at('mine', 'content', 'documents'), { recursive: true })
  writeFileSync(at('mine', 'code.ts'), '1')
  git('mine', 'checkout', '--quiet', '-B', 'main')
  git('mine', 'add', '--all')
  git('mine', 'commit', '--quiet', '-m', 'Begin')
  git('mine', 'push', '--quiet', '--set-upstream', 'origin', 'main')
  git('.', 'clone', '--quiet', 'remote', 'theirs')
  const change = (place: string, file: string, word: string) => {
    const text = readFileSync(at(place, file), 'utf8')
    writeFileSync(at(place, file), text.replace(/\n\n(?=\w)/, `\n\n${word} `))
  }
  const publishTheirs = (file: string) => {
    change('theirs', file, 'Deras')
    git('theirs', 'commit', '--quiet', '--all', '-m', 'Their change')
    git('theirs', 'push', '--quiet')
  }
  const read = (place: string, file: string) => readFileSync(at(place, file), 'utf8')
  return { mine: at('mine'), git, change, publishTheirs, read }
}

const ignoreOutput = () => {}

test('what has changed is shown page by page, published under the editor’s name, and sent', async () => {
  const { mine, git, change } = makeClones()
  change('mine', FAQ, 'Ordet')
  writeFileSync(path.join(mine, 'code.ts'), '2')
  const { changes, publish } = createPublisher(mine, '', succeedingBuild)
  const shown = await changes('sv')
  expect(shown.changes.map(({ label }) => label)).toEqual(['Övriga sidor: Vanliga frågor (svenska)'])
  const [field] = shown.changes[0]?.fields ?? []
  expect(field?.words).toContainEqual(expect.objectContaining({ added: true, value: 'Ordet ' }))
  expect(renderPublishPage(shown, 'sv')).toMatch(
    /<h2>Övriga sidor: Vanliga frågor \(svenska\)<\/h2>.*<ins>Ordet <\/ins>/s,
  )
  expect(await publish(AUTHOR, 'sv', ignoreOutput)).toEqual({
    done: true,
    sentence: 'Publicerat och skickat till de andra.',
  })
  expect(git('remote', 'log', '-1', '--format=%an <%ae> %s', 'main')).toBe(
    'Karin Ek <karin@example.se> Change the words of faq',
  )
  expect(git('remote', 'show', '--stat', '--format=', 'main')).not.toContain('code.ts')
  const { changes: left, name } = await changes('sv')
  expect({ left, name }).toEqual({ left: [], name: 'Karin Ek' })
})

test('a build that fails leaves everything as it was', async () => {
  const { mine, git, change } = makeClones()
  change('mine', FAQ, 'Ordet')
  const [before, status] = [git('mine', 'rev-parse', 'HEAD'), git('mine', 'status', '--porcelain')]
  const steps: unknown[] = []
  const { done, sentence, isBehind } = await createPublisher(mine, '', failingBuild).publish(AUTHOR, 'en', (step) =>
    steps.push(step),
  )
  expect({ done, isBehind }).toEqual({ done: false, isBehind: false })
  expect(sentence).toContain('The site stays as it was')
  expect(steps.at(-1)).toMatchObject({
    ...{ page: expect.stringMatching(/\(Swedish\)$/), field: 'Description' },
    ...{ what: 'It is too short.', todo: 'Write more.', keys: 'description', locale: 'sv' },
  })
  expect(git('mine', 'rev-parse', 'HEAD')).toBe(before)
  expect(git('mine', 'status', '--porcelain')).toBe(status)
  expect(git('remote', 'rev-parse', 'main')).toBe(before)
})

test('where others have published, nothing is built or overwritten; what they did can be taken over', async () => {
  const { mine, git, change, publishTheirs, read } = makeClones()
  change('mine', FAQ, 'Ordet')
  publishTheirs('content/documents/api_sv.md')
  const theirs = git('remote', 'rev-parse', 'main')
  let built = 0
  const { publish, takeOver } = createPublisher(mine, '', async () => ++built > 0)
  expect(await publish(AUTHOR, 'en', ignoreOutput)).toEqual({
    done: false,
    isBehind: true,
    sentence: expect.stringContaining('somebody else'),
  })
  expect(built).toBe(0)
  expect(git('remote', 'rev-parse', 'main')).toBe(theirs)
  expect(await takeOver('en')).toMatchObject({ done: true })
  expect(read('mine', 'content/documents/api_sv.md')).toContain('Deras')
  expect(read('mine', FAQ)).toContain('Ordet')
  expect(await publish(AUTHOR, 'en', ignoreOutput)).toMatchObject({ done: true })
})

test('where others have changed the same text, both stay, and a developer is asked for', async () => {
  const { mine, git, change, publishTheirs, read } = makeClones()
  change('mine', FAQ, 'Ordet')
  publishTheirs(FAQ)
  const { changes, takeOver } = createPublisher(mine, '', succeedingBuild)
  expect((await changes('en')).moved).toBe(1)
  expect(await takeOver('en')).toEqual({ done: false, sentence: expect.stringContaining('Ask a developer') })
  expect(read('mine', FAQ)).toContain('Ordet')
  expect(git('mine', 'status', '--porcelain')).toBe(`M ${FAQ}`)
})

test('who is faster while the site is built wins; the change is still there, and not committed', async () => {
  const { mine, git, change, publishTheirs, read } = makeClones()
  change('mine', FAQ, 'Ordet')
  const before = git('mine', 'rev-parse', 'HEAD')
  const { publish } = createPublisher(mine, '', async () => {
    publishTheirs('content/documents/api_sv.md')
    return true
  })
  expect(await publish(AUTHOR, 'en', ignoreOutput)).toEqual({
    done: false,
    isBehind: true,
    sentence: expect.stringContaining('somebody else'),
  })
  expect(git('mine', 'rev-parse', 'HEAD')).toBe(before)
  expect(read('mine', FAQ)).toContain('Ordet')
})

test('two publications at once: the second is told to wait', async () => {
  const { mine, change } = makeClones()
  change('mine', FAQ, 'Ordet')
  const { publish } = createPublisher(mine, '', succeedingBuild)
  const [first, second] = await Promise.all([publish(AUTHOR, 'en', ignoreOutput), publish(AUTHOR, 'en', ignoreOutput)])
  expect(first.done).toBe(true)
  expect(second).toEqual({ done: false, sentence: expect.stringContaining('already') })
})

test.each([{ name: '', email: 'a@b.se' }, { name: 'A B', email: 'ab' }, { name: 'A\nB', email: 'a@b.se' }, {}])(
  'without a name nothing is published: %j',
  async (given) => {
    const { mine, change } = makeClones()
    change('mine', FAQ, 'Ordet')
    expect(await createPublisher(mine, '', succeedingBuild).publish(given, 'en', ignoreOutput)).toMatchObject({
      done: false,
    })
  },
)
