import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cached, cachedFolder, hashFiles, isCached } from './cache.ts'
import { DOCUMENT_CODE, messagesKey, NOT_IMPORTED, SOURCES } from './code-hash.ts'
import { root } from './places.ts'

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
  const counts = (file: string) => SOURCES.some((source) => file.startsWith(source)) && !NOT_IMPORTED.test(file)
  const code = [
    'content/pages.ts',
    'content/messages/home.sv.ts',
    'content/pictures.ts',
    'generated/all-picture-files.ts',
  ]
  const more = ['src/styles/tokens.css', 'server/main.ts', 'build/prerender.ts', 'vite.config.ts', 'package-lock.json']
  for (const file of [...code, ...more]) expect(counts(file), file).toBe(true)
  const read = [
    'content/documents/faq_en.md',
    'content/pictures/hero.jpg',
    'content/film/film_en.mp4',
    'build/book/text.typ',
  ]
  for (const file of [...read, 'server/pages.test.ts']) expect(counts(file), file).toBe(false)
})

test('reads documents again for all that reading them imports', () => {
  const reached = new Set([
    'src/markdown/document-sections.ts',
    'src/markdown/plain-markdown.ts',
    'src/markdown/render-document.ts',
    'checks/document.ts',
    'build/book/checklists.ts',
    'src/search/contract/search-index.ts',
    'content/search-words.ts',
  ])
  const reachMessages = new Set<string>()
  for (const file of reached) {
    const code = readFileSync(path.join(root, file), 'utf8')
    for (const [, from = ''] of code.matchAll(/^(?:import|export) (?!type\b)[^'"`;]*?from '(\.[^']+)'/gm)) {
      const imported = path.posix.join(path.posix.dirname(file), from)
      if (imported.startsWith('content/messages/')) reachMessages.add(file)
      else reached.add(imported)
    }
  }
  expect(reached.size).toBeGreaterThan(20)
  expect(
    [...reached].filter(
      (file) => !DOCUMENT_CODE.some((source) => file.startsWith(source)) || !/\.(ts|json)$/.test(file),
    ),
  ).toEqual([])
  expect([...reachMessages]).toEqual(['src/markdown/render-document.ts']) // render-pages.ts has its messages in the key
})

test('makes a thing once for the same parts, whoever asks, and again for others', async () => {
  const part = `cache.test ${process.pid} ${Date.now()}`
  let made = 0
  const make = async () => Buffer.from(String(++made))
  expect(isCached([part])).toBe(false)
  expect(String(await cached([part], make))).toBe('1')
  expect(String(await cached([part], make))).toBe('1')
  expect(isCached([part])).toBe(true)
  expect(String(await cached([part, ''], make))).toBe('2')
})

test('keeps a folder only when it is whole', async () => {
  const key = Date.now().toString(16).padStart(16, '0')
  const fail = () => Promise.reject(new Error('half'))
  await expect(cachedFolder('cache-test', key, fail)).rejects.toThrow('half')
  const folder = await cachedFolder('cache-test', key, (draft) => writeFile(path.join(draft, 'a'), 'whole'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await cachedFolder('cache-test', key, fail)).toBe(folder)
})

test('a message that is a function counts in a key as it is written', () => {
  const key = (say: (name: string) => string) => messagesKey([{ say }])
  expect(key((name) => `Copy ${name}`)).not.toBe(key((name) => `Copy the link to ${name}`))
})
