import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, onTestFinished, test } from 'vitest'
import { samplesMessages } from '../../generated/messages/samples.ts'
import { deliveryPictures, type SampleFormat, sampleFileName, sampleFlights } from '../../site/deliveries.ts'
import { type Language, languages } from '../../site/languages.ts'
import { openDatabaseInUse } from '../../tests/support/open-database-in-use.ts'
import { projectRoot } from '../files/folders.ts'
import { serializeCsv, serializeRows } from './csv.ts'
import { serializeGeoJson } from './geojson.ts'
import { representativePoint, signedArea, toWgs84 } from './geometry.ts'
import { writeGeoPackage } from './geopackage.ts'
import { readDelivery } from './read-delivery.ts'
import { describeReport } from './report.ts'
import { serializeWorldFile } from './world-file.ts'

const OUTDATED = 'The files of public/samples are older than their sources: npm run samples writes them anew.'
const deliveries = deliveryPictures.flatMap((picture) => languages.map((language) => [picture, language] as const))
const [MIN_EAST, MAX_EAST, MIN_NORTH, MAX_NORTH] = [460_000, 478_000, 6_455_000, 6_470_000] // open water
const samplePath = (...[picture, language, format]: [...(typeof deliveries)[number], SampleFormat]) =>
  path.join(projectRoot, 'public/samples', sampleFileName(picture, language, format))

function temporaryFile(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, name)
}

/** All rows of a GeoPackage, which are compared because the bytes differ between SQLite versions. */
function readRows(file: string) {
  const database = openDatabaseInUse(file, { readOnly: true })
  onTestFinished(() => database.close())
  const tables = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").all()
  return tables.map((table) => [table, database.prepare(`SELECT * FROM "${table.name}"`).all()])
}

test.each(deliveries)('the files of %s (%s) are what their sources make', async (picture, language) => {
  const delivery = await readDelivery(picture, language)
  const read = (format: SampleFormat) => readFileSync(samplePath(picture, language, format), 'utf8')
  const name = path.parse(samplePath(picture, language, 'geojson')).name
  expect(read('geojson') === serializeGeoJson(delivery, name), OUTDATED).toBe(true)
  expect(read('csv') === serializeCsv(delivery), OUTDATED).toBe(true)
  expect(read('jgw'), OUTDATED).toBe(serializeWorldFile(delivery))
  const fresh = temporaryFile('fresh.gpkg')
  writeGeoPackage(delivery, fresh)
  expect(readRows(samplePath(picture, language, 'gpkg')), OUTDATED).toEqual(readRows(fresh))
})

test.each(deliveries)('the report of %s (%s) says what its sources say', async (picture, language) => {
  const { warning = '', order, checks, flown, rows, legend } = describeReport(await readDelivery(picture, language))
  const data = new Uint8Array(readFileSync(samplePath(picture, language, 'pdf')))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  expect(pdf.numPages).toBe(1)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replace(/\s/g, '')
  const cells = rows.flatMap(({ name, size, north, east }) => [name, size, north, east])
  const said = [warning, order, ...cells, ...legend.flatMap(({ figure, text }) => [figure, text]), ...checks, flown]
  for (const words of said) expect(text, OUTDATED).toContain(words.replace(/\s/g, ''))
})

test.each(deliveries)(
  'every mark of %s (%s) has a type, the status suspected, a day and a place on open water',
  async (...of) => {
    const { features, overlay } = await readDelivery(...of)
    // deliveries, like the page, do not contain roads
    expect(features).toHaveLength(overlay.features.filter(({ kind }) => kind !== 'road').length)
    for (const { values, centre } of features) {
      expect(values).toMatchObject({ status: samplesMessages[of[1]].suspected, date: sampleFlights[of[0]].date })
      expect(values.type).toBeTruthy()
      expect(centre[0] > MIN_EAST && centre[0] < MAX_EAST && centre[1] > MIN_NORTH && centre[1] < MAX_NORTH).toBe(true)
    }
    const names = features.map(({ values }) => values.name)
    expect(new Set(names).size).toBe(names.length)
  },
)

test.each(languages)('names fields and layers in ASCII (%s)', (language) => {
  const { fields, layers } = samplesMessages[language]
  for (const name of [...Object.values(fields), ...Object.values(layers)]) expect(name).toMatch(/^[a-z_]+$/)
})

test.each([
  ['bark-beetle-above', ['Group 3', 'Group 2', 'Group 1', 'Red crown 91', 'Red crown 155']],
  ['windthrow-above', ['Blocked road 1', 'Windthrown area 1', 'Windthrown area 2']],
  ['final-felling-above', []],
] as const)('%s puts first what its page puts first', async (picture, first) => {
  const { features } = await readDelivery(picture, 'en')
  const ranked = features
    .filter(({ values }) => values.priority !== undefined)
    .toSorted((a, b) => Number(a.values.priority) - Number(b.values.priority))
  expect(ranked.map(({ values }) => values.name)).toEqual(first)
})

test('gives no volume of log piles, which are counted only', async () => {
  const text = serializeCsv(await readDelivery('final-felling-above', 'en'))
  expect(text.match(/Log pile \d/g)).toHaveLength(5)
  expect(text).not.toMatch(/volume|m3|m³|logs/)
})

test.each([
  ['en', 'number,"a ""b"", c",1.5,\r\n'],
  ['sv', 'number;"a ""b"", c";1,5;\r\n'],
] as const)('writes a table as a spreadsheet of the language reads it (%s)', (language, line) => {
  expect(serializeRows([['number', 'a "b", c', 1.5, undefined]], language)).toBe(line)
})

test('knows longitude and latitude of a place in SWEREF 99 TM', () => {
  // a point on the central meridian, and the corner of the bark beetle picture (expected values from GDAL)
  expect(toWgs84({ type: 'Point', coordinates: [500_000, 6_462_000] }).coordinates[0]).toBe(15)
  const [longitude, latitude] = toWgs84({ type: 'Point', coordinates: [468_049.7, 6_462_000] }).coordinates
  expect(longitude).toBeCloseTo(14.454933, 6)
  expect(latitude).toBeCloseTo(58.2978428, 6)
})

test('finds the middle of an area far from the origin, and winds its rings', async () => {
  const square = [
    [9, 9],
    [9, 11],
    [11, 11],
    [11, 9],
    [9, 9],
  ].map(([x = 0, y = 0]) => [468_000 + x, 6_462_000 + y] as const)
  expect(representativePoint({ type: 'Polygon', coordinates: [square] })).toEqual([468_010, 6_462_010])
  for (const { geometry } of (await readDelivery('final-felling-above', 'en')).features) {
    for (const made of [geometry, toWgs84(geometry)]) {
      if (made.type !== 'Polygon') continue
      expect(made.coordinates.map(signedArea).map(Math.sign)).toEqual(
        made.coordinates.map((_, index) => (index ? -1 : 1)),
      )
    }
  }
})

const apiPage = (language: Language) =>
  readFileSync(path.join(projectRoot, `content/documents/api_${language}.md`), 'utf8')

test.each(languages)('the API page shows a mark, the fields and the layers of the files (%s)', async (language) => {
  const page = apiPage(language)
  const shown = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '')
  const { features } = JSON.parse(readFileSync(samplePath('bark-beetle-above', language, 'geojson'), 'utf8'))
  expect(features).toContainEqual(shown)
  const fields = Array.from(page.matchAll(/^\| `(\w+)` \|/gm), ([, field]) => field)
  expect(fields.toSorted()).toEqual(Object.values(samplesMessages[language].fields).toSorted())
  const { layers } = samplesMessages[language]
  for (const picture of deliveryPictures) {
    const types = (await readDelivery(picture, language)).features.map(({ geometry }) => geometry.type)
    const said = [
      [layers.areas, 'Polygon'],
      [layers.lines, 'LineString'],
      [layers.points, 'Point'],
    ].flatMap(([layer, type]) => {
      const count = types.filter((each) => each === type).length
      return count > 0 ? `\`${layer}\` ${count}` : []
    })
    expect(page).toContain(`| ${said.join(', ')} |`)
  }
})

const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0
const skipReason = hasGdal ? '' : ' (skipped: no ogrinfo; Debian has it in gdal-bin)'

function ogr(program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  expect([status, stderr], program).toEqual([0, ''])
  return stdout
}

test.skipIf(!hasGdal).each(deliveries)(
  `GDAL reads %s (%s) in both forms, at the same place${skipReason}`,
  async (...of) => {
    const { features } = await readDelivery(...of)
    const { layers, fields } = samplesMessages[of[1]]
    const describe = (file: string) => ogr('ogrinfo', '-al', '-so', file)
    const packed = describe(samplePath(...of, 'gpkg'))
    const count = (text: string) =>
      [...text.matchAll(/Feature Count: (\d+)/g)].reduce((sum, [, each]) => sum + Number(each), 0)
    const names = Array.from(packed.matchAll(/^Layer name: (\w+)/gm), ([, name]) => name)
    const types = new Set(features.map(({ geometry }) => geometry.type))
    expect(names).toHaveLength(types.size)
    expect(Object.values(layers)).toEqual(expect.arrayContaining(names))
    expect(packed.match(/^ {4}ID\["EPSG",3006\]\]$/gm)).toHaveLength(names.length)
    expect(count(packed)).toBe(features.length)
    const web = describe(samplePath(...of, 'geojson'))
    expect(web).toContain('ID["EPSG",4326]]')
    expect(count(web)).toBe(features.length)
    for (const text of [packed, web]) {
      for (const field of ['type', 'status', 'date'] as const) {
        expect(text).toMatch(new RegExp(`^${fields[field]}: ${field === 'date' ? 'Date' : 'String'} `, 'm'))
      }
    }
    const [layer = ''] = names
    const back = temporaryFile('back.geojson')
    ogr('ogr2ogr', '-t_srs', 'EPSG:4326', '-lco', 'RFC7946=YES', back, samplePath(...of, 'gpkg'), layer)
    const [corner] = JSON.parse(readFileSync(back, 'utf8')).features[0].geometry.coordinates.flat()
    const written = JSON.parse(
      readFileSync(samplePath(...of, 'geojson'), 'utf8'),
    ).features[0].geometry.coordinates.flat()
    const near = written.some(([x, y]: number[]) => Math.hypot((x ?? 0) - corner[0], (y ?? 0) - corner[1]) < 2e-7)
    expect(near, 'within two centimetres').toBe(true)
  },
)

test.skipIf(!hasGdal).each(languages)(`GDAL does what the API page has it do (%s)${skipReason}`, (language) => {
  const folder = path.dirname(temporaryFile('any'))
  cpSync(path.join(projectRoot, 'public/samples'), folder, { recursive: true })
  const lines = /```sh\n(.*?)```/s.exec(apiPage(language))?.[1] ?? ''
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', lines], { cwd: folder, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const { fields, types } = samplesMessages[language]
  expect(stdout).toContain(`${fields.type} (String) = ${types.group}`)
})
