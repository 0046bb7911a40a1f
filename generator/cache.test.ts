import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashFiles, isCached, memoizeOnDisk } from './cache.ts'

test('names what is in files: another word, file, name or place is another name', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const hash = () => hashFiles([folder], (file) => !file.endsWith('.md'))
  await mkdir(path.join(folder, 'in'))
  await write('in/a.ts', 'word')
  const seen = [await hash()]
  const isAnother = async () => {
    const name = await hash()
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
  await write('in/faq.md', 'text')
  expect(await hash()).toBe(seen.at(-1))
})

test('makes a thing once for the same parts, whoever asks, and again for others', async () => {
  const part = `cache.test ${process.pid} ${Date.now()}`
  let made = 0
  const make = async () => Buffer.from(String(++made))
  expect(isCached([part])).toBe(false)
  expect(String(await memoizeOnDisk([part], make))).toBe('1')
  expect(String(await memoizeOnDisk([part], make))).toBe('1')
  expect(isCached([part])).toBe(true)
  expect(String(await memoizeOnDisk([part, ''], make))).toBe('2')
})
