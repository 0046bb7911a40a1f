import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DeliveryPicture, deliveryPictures, type SampleFormat, sampleFile } from '../../content/deliveries.ts'
import { type Language, languages } from '../../content/languages.ts'
import { sampleFilesMessages } from '../../content/messages/use-case.ts'
import { cached } from '../cached.ts'
import type { Overlay } from '../overlay-drawing.ts'
import { contentFolder, root } from '../places.ts'
import { lettering } from '../text-path.ts'
import { writeCsv } from './csv.ts'
import { readDelivery } from './delivered-marks.ts'
import { writeGeoJson } from './geojson.ts'
import { drawGround, drawMarked, writeWorldFile } from './marked-picture.ts'
import { drawLayer, lettersOf } from './marks-layer.ts'
import { setReport } from './report.ts'
import { listSizes } from './sample-sizes.ts'
import { findTypesetter, type Typesetter } from './typesetter.ts'

/** Everything besides picture and overlay that the look and the words of a file hang on: any change makes them anew. */
const SOURCES = [
  'build/overlay-drawing.ts',
  'build/overlays.ts',
  'build/text-path.ts',
  'content/findings.ts',
  ...languages.flatMap((language) => [
    `content/messages/delivery.${language}.ts`,
    `content/messages/findings.${language}.ts`,
  ]),
  'content/pages.ts',
  'content/site.ts',
  'public/favicon.svg',
  'src/pages/use-case/findings/describe-findings.ts',
]

/** The files of every sample delivery by name; writes their sizes to where the pages read them. */
export async function makeDeliveries(): Promise<ReadonlyMap<string, Buffer>> {
  const sources = await readSources()
  const typesetter = findTypesetter('The reports of the sample deliveries')
  const made = await Promise.all(
    deliveryPictures.flatMap((picture) =>
      languages.map((language) => makeDelivery(picture, language, sources, typesetter)),
    ),
  )
  const files = made.flat()
  await listSizes(Object.fromEntries(files.map(([name, bytes]) => [name, bytes.length])))
  return new Map(files)
}

async function makeDelivery(
  picture: DeliveryPicture,
  language: Language,
  sources: readonly Buffer[],
  typesetter: Typesetter | null,
): Promise<[name: string, bytes: Buffer][]> {
  const master = await readFile(path.join(contentFolder, 'pictures', `${picture}.jpg`))
  const source = await readFile(path.join(contentFolder, 'overlays', `${picture}.json`))
  const overlay: Overlay = JSON.parse(source.toString())
  const delivery = readDelivery(picture, overlay, language, sampleFilesMessages[language])
  const name = (format: SampleFormat) => sampleFile(picture, language, format)
  const layer = async () => drawLayer(delivery, await lettering('text', 600, lettersOf(delivery.m)))
  const made = (format: SampleFormat, make: () => Promise<Buffer>) =>
    cached([format, picture, language, master, source, ...sources], make)
  const [jpg, pdf] = await Promise.all([
    made('jpg', async () => drawMarked(master, await layer(), overlay)),
    typesetter && made('pdf', async () => setReport(typesetter, delivery, await drawGround(master), await layer())),
  ])
  return [
    [name('geojson'), Buffer.from(writeGeoJson(delivery, path.parse(name('geojson')).name))],
    [name('csv'), Buffer.from(writeCsv(delivery))],
    [name('jpg'), jpg],
    [name('jgw'), Buffer.from(writeWorldFile(overlay))],
    ...(pdf ? [[name('pdf'), pdf] as [string, Buffer]] : []),
  ]
}

async function readSources(): Promise<Buffer[]> {
  const own = await readdir(import.meta.dirname)
  const files = [...SOURCES, ...own.sort().map((name) => path.join('build/delivery', name))]
  return Promise.all(files.map((file) => readFile(path.join(root, file))))
}
