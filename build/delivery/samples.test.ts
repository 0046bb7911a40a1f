import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type DeliveryPicture, deliveryPictures } from '../../content/deliveries.ts'
import { type Language, languages } from '../../content/languages.ts'
import { sampleFilesMessages as messages } from '../../content/messages/use-case.ts'
import type { Overlay, Position } from '../overlay-drawing.ts'
import { contentFolder } from '../places.ts'
import { writeCsv, writeRows } from './csv.ts'
import { readDelivery } from './delivered-marks.ts'
import { writeGeoJson } from './geojson.ts'
import { areaOf } from './local-metres.ts'
import { writeWorldFile } from './marked-picture.ts'

async function deliver(picture: DeliveryPicture, language: Language) {
  const source = await readFile(path.join(contentFolder, 'overlays', `${picture}.json`), 'utf8')
  const overlay: Overlay = JSON.parse(source)
  return readDelivery(picture, overlay, language, messages[language])
}

const everyDelivery = deliveryPictures.flatMap((picture) => languages.map((language) => [picture, language] as const))

test.each(everyDelivery)('hands over every mark of %s once, in the words of %s', async (picture, language) => {
  const { features, overlay } = await deliver(picture, language)
  const shown = overlay.features.filter(({ kind }) => kind !== 'road') // the page does not mark it either
  expect(features).toHaveLength(shown.length)
  const labels = features.map(({ values }) => values.label)
  expect(new Set(labels).size).toBe(labels.length)
  const words = JSON.stringify(features)
  expect(words).not.toMatch(/undefined|null|NaN/)
  expect(words).toContain(messages[language].origin)
})

test.each(everyDelivery)(
  'keeps the marks of %s (%s) inside the picture and its rings wound as asked',
  async (...of) => {
    const delivery = await deliver(...of)
    const { width, height, ground_width_m } = delivery.overlay
    const top = Math.round((ground_width_m / width) * height * 10) / 10
    for (const { geometry } of JSON.parse(writeGeoJson(delivery, 'sample')).features) {
      const points: number[][] = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates.flat(1)
      const flat = points.flat().filter((_, index) => geometry.type !== 'LineString' || index >= 0)
      expect(Math.min(...flat)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...flat)).toBeLessThanOrEqual(Math.max(ground_width_m, top))
      if (geometry.type !== 'Polygon') continue
      const areas = geometry.coordinates.map((ring: Position[]) => Math.sign(areaOf(ring)))
      expect(areas).toEqual(geometry.coordinates.map((_: unknown, index: number) => (index === 0 ? 1 : -1)))
    }
  },
)

test('gives no volume of log piles, which are counted only', async () => {
  const text = writeCsv(await deliver('final-felling-above', 'en'))
  expect(text.match(/Log pile \d/g)).toHaveLength(5)
  expect(text).not.toMatch(/volume|m3|m³|logs/)
})

test.each([
  ['en', 'number,"a ""b"", c",1.5,\r\n'],
  ['sv', 'number;"a ""b"", c";1,5;\r\n'],
] as const)('writes a table as a spreadsheet of the language reads it (%s)', (language, line) => {
  expect(writeRows([['number', 'a "b", c', 1.5, undefined]], language)).toBe(line)
})

test('quotes what holds a line break or a separator of either language', () => {
  expect(writeRows([['a;b', 'a\nb']], 'en')).toBe('"a;b","a\nb"\r\n')
})

test.each(everyDelivery)('gives every row of %s (%s) as many cells as the head', async (...of) => {
  const text = writeCsv(await deliver(...of))
  expect(text.startsWith('\ufeff')).toBe(true)
  const separator = of[1] === 'en' ? ',' : ';'
  const rows = text.trimEnd().split('\r\n')
  const cells = rows.map((row) => row.replace(/"[^"]*"/g, '').split(separator).length)
  expect(new Set(cells).size).toBe(1)
})

test('tells map programs where the middle of the first pixel lies', async () => {
  const { overlay } = await deliver('bark-beetle-above', 'en')
  expect(writeWorldFile(overlay)).toBe('0.11\n0\n0\n-0.11\n0.055\n123.695\n')
})

const hasOgrinfo = spawnSync('ogrinfo', ['--version']).status === 0

test.skipIf(!hasOgrinfo).each(everyDelivery)('%s (%s) opens in map programs (asks ogrinfo of GDAL)', async (...of) => {
  const delivery = await deliver(...of)
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'sample.geojson')
  writeFileSync(file, writeGeoJson(delivery, 'sample'))
  const { stdout, stderr, status } = spawnSync('ogrinfo', ['-al', '-so', file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain(`Feature Count: ${delivery.features.length}`)
  expect(stdout).toContain(delivery.m.origin)
  expect(stdout, 'metres, not degrees').toContain('LENGTHUNIT["metre",1]')
  expect(stdout).not.toContain('WGS 84')
})
