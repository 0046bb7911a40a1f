import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { READ_LATER, SOURCES } from './from-code.ts'
import { hashFiles } from './hash-files.ts'

test('names what is in files: another word, file, name, place or setting is another name', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const hash = (besides = '') => hashFiles([folder], (file) => !file.endsWith('.md'), besides)
  await mkdir(path.join(folder, 'in'))
  await write('in/a.ts', 'word')
  const seen = [await hash()]
  const isAnother = async (besides?: string) => {
    const name = await hash(besides)
    expect(seen).not.toContain(name)
    seen.push(name)
  }
  await write('in/a.ts', 'ward')
  await isAnother()
  await write('b.ts', '')
  await isAnother()
  await rename(path.join(folder, 'b.ts'), path.join(folder, 'c.ts'))
  await isAnother()
  await rename(path.join(folder, 'c.ts'), path.join(folder, 'in/c.ts'))
  await isAnother()
  await isAnother('setting')
  await write('in/faq.md', 'text')
  expect(await hash('setting')).toBe(seen.at(-1))
})

test('builds script, style, server and renderer again for all that they import, not for what pages read', () => {
  const counts = (file: string) => SOURCES.some((source) => file.startsWith(source)) && !READ_LATER.test(file)
  const code = ['content/pages.ts', 'content/messages/home.sv.ts', 'content/pictures.ts', 'generated/pictures.ts']
  const more = [
    'src/styles/tokens.css',
    'server/main.ts',
    'build/split-words.ts',
    'vite.config.ts',
    'package-lock.json',
  ]
  for (const file of [...code, ...more]) expect(counts(file), file).toBe(true)
  const read = ['content/documents/faq_en.md', 'content/pictures/hero.jpg', 'content/film/film_en.mp4']
  for (const file of [...read, 'server/pages.test.ts']) expect(counts(file), file).toBe(false)
})
