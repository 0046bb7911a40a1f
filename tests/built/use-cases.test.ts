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
import { fetchPage, fetchResponse, findRegion, readElementText } from './read-site.ts'

type Feature = { kind: string; properties: Record<string, unknown> }
type CountedMark = { picture: FindingsPicture; path: string; mark: MarkName; features: Feature[] }

function readFeatures(picture: string, kind: string, wanted: (feature: Feature) => boolean = () => true): Feature[] {
  const file = path.join(import.meta.dirname, '../../content/overlays', `${picture}.json`)
  const overlay: { features: Feature[] } = JSON.parse(readFileSync(file, 'utf8'))
  return overlay.features.filter((feature) => feature.kind === kind && wanted(feature))
}

const countedMarks: CountedMark[] = [
  {
    picture: 'bark-beetle-above',
    path: paths.barkBeetle,
    mark: 'redCrown',
    features: readFeatures('bark-beetle-above', 'dead_tree', ({ properties }) => properties.stage === 'red'),
  },
  {
    picture: 'windthrow-above',
    path: paths.windthrow,
    mark: 'fallenStem',
    features: readFeatures('windthrow-above', 'fallen_stem'),
  },
  {
    picture: 'wildlife-above',
    path: paths.wildlife,
    mark: 'moose',
    features: readFeatures('wildlife-above', 'animal', ({ properties }) =>
      /^moose_(cow|bull)$/.test(String(properties.animal)),
    ),
  },
  {
    picture: 'final-felling-above',
    path: paths.finalFelling,
    mark: 'logPile',
    features: readFeatures('final-felling-above', 'log_pile'),
  },
  {
    picture: 'fire-above',
    path: paths.fire,
    mark: 'unburntIsland',
    features: readFeatures('fire-above', 'unburnt_island'),
  },
]

/** The MIME types of the files in a sample delivery, by file extension. */
const MIME_TYPES: Record<string, RegExp> = {
  gpkg: /^application\/geopackage\+sqlite3$/,
  geojson: /^application\/geo\+json/,
  csv: /^text\/csv; charset=utf-8$/,
  jpg: /^image\/jpeg$/,
  jgw: /^text\/plain/,
  pdf: /^application\/pdf$/,
}

describe.each(languages)('in %s', (language) => {
  const m = findingsMessages[language]

  test.each(countedMarks)(
    'the legend has the number of marks in the overlay of $picture',
    async ({ picture, path, mark, features }) => {
      const { document } = await fetchPage(localPath(path, language))
      const { one, many = one } = namedMarksOf(picture).find(({ name }) => name === mark)?.words[language] ?? {}
      expect(features.length).toBeGreaterThan(1)
      expect(readElementText(findRegion(document, m.legend))).toContain(`${features.length} ${many}`)
    },
  )

  test('the list has every compartment with its age and area', async () => {
    const { document } = await fetchPage(localPath(paths.planning, language))
    const heads = [...document.querySelectorAll('th[scope="row"]')].filter((head) =>
      readElementText(head).startsWith(m.compartment({ number: 1 }).replace('1', '')),
    )
    expect(heads.length).toBe(readFeatures('planning', 'compartment').length)
    const second = readElementText(
      heads.find((head) => readElementText(head) === m.compartment({ number: 2 }))?.parentElement,
    )
    expect(second).toContain(m.measures.age({ figure: '95' }))
    expect(second).toContain(m.measures.hectares({ figure: inLanguages({ en: '1.92', sv: '1,92' })[language] }))
  })

  test.each(useCases.filter(({ delivery }) => delivery))('$name offers its marks as downloads', async ({ path }) => {
    const words = deliveryMessages[language]
    const part = findRegion((await fetchPage(localPath(path, language))).document, words.title)
    expect(readElementText(part)).toContain(words.made.title)
    const formats = new Set<string>()
    for (const link of part.querySelectorAll('a')) {
      const file = link.getAttribute('download') ?? ''
      const format = file.split('.').at(-1) ?? ''
      formats.add(format)
      const answer = await fetchResponse(link.getAttribute('href') ?? '')
      expect(answer.status, file).toBe(200)
      expect(answer.headers.get('content-type'), file).toMatch(MIME_TYPES[format] ?? /^$/)
      const { byteLength } = await answer.arrayBuffer()
      expect(byteLength, file).toBeGreaterThan(20)
      const size = words.kilobytes({ size: String(Math.ceil(byteLength / 1000)) })
      if (format !== 'jgw') expect(readElementText(link)).toContain(size)
    }
    expect([...formats].sort()).toEqual(Object.keys(MIME_TYPES).sort())
  })

  test.each(useCases.filter(({ delivery }) => !delivery))('$name offers no downloads', async ({ path }) => {
    const { document } = await fetchPage(localPath(path, language))
    expect(document.querySelectorAll('main a[download]').length).toBe(0)
  })
})
