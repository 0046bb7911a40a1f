import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseHTML } from 'linkedom'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outputFolders } from '../../generator/files/folders.ts'
import { languages } from '../../site/languages.ts'
import { localPath } from '../../site/paths.ts'
import { OFFLINE_PAGE_PATH } from '../../src/saving/contract/precache.ts'
import { everyPageAddress, fetchPage, fetchResponse, fetchText, readAttributes } from './read-site.ts'

/* Every logo and icon of the site is made from public/favicon.svg. */

const svg = (await fetchText('/favicon.svg')).text
const readPathData = (html: string) => Array.from(html.matchAll(/\sd="([^"]+)"/g), ([, line]) => line)

test('every page, including the offline page and form responses, shows the logo of favicon.svg', async () => {
  expect(readPathData(svg).length).toBeGreaterThan(0)
  const offline = languages.map((language) => localPath(OFFLINE_PAGE_PATH, language))
  const documentsByPlace = new Map<string, Document>()
  for (const address of [...everyPageAddress, ...offline])
    documentsByPlace.set(address, (await fetchPage(address)).document)
  const templates = JSON.parse(await readFile(path.join(outputFolders.server, 'templates.json'), 'utf8'))
  for (const language of languages)
    documentsByPlace.set(`answer ${language}`, parseHTML(templates[language].page).document)
  for (const [place, document] of documentsByPlace) {
    const brands = [...document.querySelectorAll('.brand')]
    expect.soft(brands.length, place).toBeGreaterThan(0)
    for (const brand of brands)
      expect.soft(readAttributes(brand.querySelectorAll('use'), 'href'), place).toEqual(['#i-mark'])
    expect.soft(readPathData(document.querySelector('#i-mark')?.outerHTML ?? ''), place).toEqual(readPathData(svg))
  }
})

/** The pixels of a picture at 12 × 12 on a paper-coloured background, for a comparison of its rough appearance. */
const readThumbnail = async (picture: Buffer): Promise<number[]> => [
  ...(await sharp(picture).flatten({ background: '#f7f5ef' }).resize(12, 12).raw().toBuffer()),
]

test.each([
  ['/favicon.ico', 32, 1],
  ['/apple-touch-icon.png', 180, 0.755],
  ['/icons/icon-192.png', 192, 0.91],
  ['/icons/icon-512.png', 512, 0.91],
  ['/icons/maskable-192.png', 192, 0.625],
  ['/icons/maskable-512.png', 512, 0.625],
])('%s shows the logo', async (address, size, part) => {
  const bytes = Buffer.from(await (await fetchResponse(address)).arrayBuffer())
  const png = bytes.subarray(address.endsWith('.ico') ? bytes.readUInt32LE(18) : 0)
  const side = Math.round((size * part) / 2) * 2
  const edge = (size - side) / 2
  expect((await sharp(png).metadata()).width).toBe(size)
  const icon = await readThumbnail(
    await sharp(png).extract({ left: edge, top: edge, width: side, height: side }).toBuffer(),
  )
  const mark = await readThumbnail(await sharp(Buffer.from(svg), { density: 720 }).resize(side, side).png().toBuffer())
  const differences = mark.map((value, place) => Math.abs(value - (icon[place] ?? 0)))
  expect(differences.reduce((sum, one) => sum + one, 0) / mark.length).toBeLessThan(6)
})
