import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictures } from '../../site/pictures.ts'
import { projectRoot } from '../files/folders.ts'
import { describePictures, readImageMetadata } from '../pictures/pictures.ts'
import { normalizeDocument } from './document-front-matter.ts'

test('a file that is no picture is reported by name', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of Object.keys(pictures)) writeFileSync(path.join(folder, `${name}.jpg`), 'no picture')
  await expect(describePictures(folder)).rejects.toMatchObject({
    name: 'ContentError',
    file: expect.stringMatching(/^content\/pictures\/[\w-]+\.jpg$/),
  })
})

test('a file that is no drawing is reported by name', async () => {
  await expect(readImageMetadata('content/figures/a.svg', Buffer.from('<svg'), 'Save it again.')).rejects.toMatchObject(
    {
      file: 'content/figures/a.svg',
      todo: 'Save it again.',
    },
  )
})

test.each(['', '---\ntitle: T\n'])('a document without a whole head is reported by name: %j', (text) => {
  expect(() => normalizeDocument('content/documents/a_en.md', text, 'en')).toThrow('content/documents/a_en.md:1')
})

test.each(['build', 'content', 'start'])(
  'npm run %s reads no content before the check can name what is wrong',
  (name) => {
    const read = new Set<string>()
    const follow = (file: string) => {
      if (read.has(file)) return
      read.add(file)
      for (const [, isType, from = ''] of readFileSync(file, 'utf8').matchAll(/^import (type )?[^;]*?'(\.[^']+)'/gm)) {
        if (!isType) follow(path.resolve(path.dirname(file), from))
      }
    }
    follow(path.join(projectRoot, 'scripts', `${name}.ts`))
    const files = [...read].map((file) => path.relative(projectRoot, file))
    expect(files).toContain(name === 'start' ? 'generator/sources.ts' : 'checks/check-all.ts')
    expect(files.filter((file) => file.startsWith('content/'))).toEqual([])
  },
)
