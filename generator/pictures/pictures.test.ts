import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentFolder } from '../files/folders.ts'
import { encodePictures } from './encode-pictures.ts'
import { describePictures, type Picture } from './pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a replaced picture has files of its own as soon as it is described', async () => {
  const masters = await copyMasters()
  const before = heroOf(await describePictures(masters))
  await createPicture(1600).jpeg().toFile(path.join(masters, 'hero.jpg'))
  const after = heroOf(await describePictures(masters))

  expect(after.hash).not.toBe(before.hash)
  expect(after).toMatchObject({ width: 1600, height: 900, placeholder: expect.stringContaining('#808080') })
  const site = path.join(folder, 'site')
  await encodePictures(site, [{ ...after, widths: [480, 800] }])
  const files = ['480.HASH.avif', '800.HASH.avif', '800.HASH.jpg']
  expect((await readdir(site)).sort()).toEqual(files.map((file) => `hero-${file.replace('HASH', after.hash)}`))
})

test.each([
  {
    name: 'a picture of another kind',
    write: (file: string) => createPicture(1600).png().toFile(file),
    words: 'of another kind (png)',
  },
  { name: 'an empty file', write: (file: string) => writeFile(file, ''), words: 'cannot be used' },
  { name: 'a small one', write: (file: string) => createPicture(900).jpeg().toFile(file), words: '900 px wide' },
])('refuses $name, by the name of its file', async ({ write, words }) => {
  const masters = await copyMasters()
  await write(path.join(masters, 'hero.jpg'))
  await expect(describePictures(masters)).rejects.toMatchObject({
    file: 'content/pictures/hero.jpg',
    message: expect.stringContaining(words),
  })
})

test('says which file is to be renamed', async () => {
  const masters = await copyMasters()
  await rename(path.join(masters, 'hero.jpg'), path.join(masters, 'hero.JPG'))
  await expect(describePictures(masters)).rejects.toMatchObject({ todo: 'Rename hero.JPG to hero.jpg.' })
})

test('shows a picture upright that a camera has marked as turned', async () => {
  const masters = await copyMasters()
  await createPicture(900, 1600).withMetadata({ orientation: 6 }).jpeg().toFile(path.join(masters, 'hero.jpg'))
  expect(heroOf(await describePictures(masters))).toMatchObject({ width: 1600, height: 900 })
})

function createPicture(width: number, height = 900) {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
}

async function copyMasters(): Promise<string> {
  const masters = path.join(folder, 'masters')
  await cp(path.join(contentFolder, 'pictures'), masters, { recursive: true })
  return masters
}

function heroOf(pictures: readonly Picture[]): Picture {
  const hero = pictures.find(({ name }) => name === 'hero')
  if (!hero) throw new Error('There is no hero.')
  return hero
}
