import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { encodePicture, encodePictures } from './encode-pictures.ts'
import { describePictures, type Picture } from './pictures.ts'
import { contentFolder } from './places.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a replaced picture has files of its own as soon as it is described', async () => {
  const masters = path.join(folder, 'masters')
  await cp(path.join(contentFolder, 'pictures'), masters, { recursive: true })
  const before = heroOf(await describePictures(masters))
  const plain = sharp({ create: { width: 1200, height: 675, channels: 3, background: '#808080' } })
  await plain.jpeg().toFile(path.join(masters, 'hero.jpg'))
  const after = heroOf(await describePictures(masters))

  expect(after.hash).not.toBe(before.hash)
  expect(after).toMatchObject({ width: 1200, height: 675, placeholder: expect.stringContaining('#808080') })
  const site = path.join(folder, 'site')
  await encodePictures([{ ...after, widths: [480, 800] }], site)
  const files = ['480.HASH.avif', '800.HASH.avif', '800.HASH.jpg', '800.HASH.webp']
  expect((await readdir(site)).sort()).toEqual(files.map((file) => `hero-${file.replace('HASH', after.hash)}`))
})

test('the development server encodes the one file that is asked for', async () => {
  const [picture] = await describePictures()
  const name = `${picture?.name}-800.${picture?.hash}.webp`
  const encoded = await encodePicture(picture ? [picture] : [], name)
  expect(await sharp(encoded ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 800 })
  expect(await encodePicture(picture ? [picture] : [], 'unknown-800.00000000.webp')).toBeNull()
})

function heroOf(pictures: readonly Picture[]): Picture {
  const hero = pictures.find(({ name }) => name === 'hero')
  if (!hero) throw new Error('There is no hero.')
  return hero
}
