import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { deliveryMessages } from '../../generated/messages/delivery.ts'
import { findingsMessages } from '../../generated/messages/findings.ts'
import { type FindingsPicture, type MarkName, namedMarksOf } from '../../site/findings.ts'
import { languages } from '../../site/languages.ts'
import { useCases } from '../../site/navigation.ts'
import { localPath, paths } from '../../site/paths.ts'
import { inLanguages } from '../support/in-languages.ts'
import { ask, readPage, readWords, regionOf } from './read-site.ts'

type Feature = { kind: string; properties: Record<string, unknown> }
type Counted = { picture: FindingsPicture; path: string; mark: MarkName; features: Feature[] }

function featuresOf(picture: string, kind: string, wanted: (feature: Feature) => boolean = () => true): Feature[] {
  const file = path.join(import.meta.dirname, '../../content/overlays', `${picture}.json`)
  const overlay: { features: Feature[] } = JSON.parse(readFileSync(file, 'utf8'))
  return overlay.features.filter((feature) => feature.kind === kind && wanted(feature))
}

const counted: Counted[] = [
  {
    picture: 'bark-beetle-above',
    path: paths.barkBeetle,
    mark: 'redCrown',
    features: featuresOf('bark-beetle-above', 'dead_tree', ({ properties }) => properties.stage === 'red'),
  },
  {
    picture: 'windthrow-above',
    path: paths.windthrow,
    mark: 'fallenStem',
    features: featuresOf('windthrow-above', 'fallen_stem'),
  },
  {
    picture: 'wildlife-above',
    path: paths.wildlife,
    mark: 'moose',
    features: featuresOf('wildlife-above', 'animal', ({ properties }) =>
      /^moose_(cow|bull)$/.test(String(properties.animal)),
    ),
  },
  {
    picture: 'final-felling-above',
    path: paths.finalFelling,
    mark: 'logPile',
    features: featuresOf('final-felling-above', 'log_pile'),
  },
  {
    picture: 'fire-above',
    path: paths.fire,
    mark: 'unburntIsland',
    features: featuresOf('fire-above', 'unburnt_island'),
  },
]

/** The MIME types of the files in a sample delivery, by file extension. */
const TYPES: Record<string, RegExp> = {
  gpkg: /^application\/geopackage\+sqlite3$/,
  geojson: /^application\/geo\+json/,
  csv: /^text\/csv; charset=utf-8$/,
  jpg: /^image\/jpeg$/,
  jgw: /^text\/plain/,
  pdf: /^application\/pdf$/,
}

describe.each(languages)('in %s', (language) => {
  const m = findingsMessages[language]

  test.each(counted)(
    'the legend counts what the overlay of $picture holds',
    async ({ picture, path, mark, features }) => {
      const { document } = await readPage(localPath(path, language))
      const { one, many = one } = namedMarksOf(picture).find(({ name }) => name === mark)?.words[language] ?? {}
      expect(features.length).toBeGreaterThan(1)
      expect(readWords(regionOf(document, m.legend))).toContain(`${features.length} ${many}`)
    },
  )

  test('the list has every compartment with its stand, age and area', async () => {
    const { document } = await readPage(localPath(paths.planning, language))
    const heads = [...document.querySelectorAll('th[scope="row"]')].filter((head) =>
      readWords(head).startsWith(m.compartment({ number: 1 }).replace('1', '')),
    )
    expect(heads.length).toBe(featuresOf('planning', 'compartment').length)
    const second = readWords(heads.find((head) => readWords(head) === m.compartment({ number: 2 }))?.parentElement)
    expect(second.replaceAll('\u00a0', ' ')).toContain(m.measures.age({ figure: '95' }))
    expect(second).toContain(m.measures.hectares({ figure: inLanguages({ en: '1.92', sv: '1,92' })[language] }))
  })

  test.each(useCases.filter(({ delivery }) => delivery))('$name offers its marks as files', async ({ path }) => {
    const words = deliveryMessages[language]
    const part = regionOf((await readPage(localPath(path, language))).document, words.title)
    expect(readWords(part)).toContain(words.made.title)
    const formats = new Set<string>()
    for (const link of part.querySelectorAll('a')) {
      const file = link.getAttribute('download') ?? ''
      const format = file.split('.').at(-1) ?? ''
      formats.add(format)
      const answer = await ask(link.getAttribute('href') ?? '')
      expect(answer.status, file).toBe(200)
      expect(answer.headers.get('content-type'), file).toMatch(TYPES[format] ?? /^$/)
      const { byteLength } = await answer.arrayBuffer()
      expect(byteLength, file).toBeGreaterThan(20)
      const size = words.kilobytes({ size: String(Math.ceil(byteLength / 1000)) })
      if (format !== 'jgw') expect(readWords(link)).toContain(size)
    }
    expect([...formats].sort()).toEqual(Object.keys(TYPES).sort())
  })

  test.each(useCases.filter(({ delivery }) => !delivery))('$name offers no files', async ({ path }) => {
    const { document } = await readPage(localPath(path, language))
    expect(document.querySelectorAll('main a[download]').length).toBe(0)
  })
})
