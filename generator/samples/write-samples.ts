import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deliveryPictures, type SampleFormat, sampleFileName } from '../../site/deliveries.ts'
import { languages } from '../../site/languages.ts'
import { createTypstCompiler } from '../book/typeset-volume.ts'
import { projectRoot } from '../files/folders.ts'
import { serializeCsv } from './csv.ts'
import { serializeGeoJson } from './geojson.ts'
import { writeGeoPackage } from './geopackage.ts'
import { readDelivery } from './read-delivery.ts'
import { reportTemplateFolder, typesetReport } from './report.ts'
import { serializeWorldFile } from './world-file.ts'

/** Writes the files of public/samples, except the marked pictures, which contain no text and are not regenerated. */
export async function writeSamples(folder = path.join(projectRoot, 'public/samples')): Promise<void> {
  const compiler = await createTypstCompiler(reportTemplateFolder)
  for (const picture of deliveryPictures) {
    for (const language of languages) {
      const delivery = await readDelivery(picture, language)
      const file = (format: SampleFormat) => path.join(folder, sampleFileName(picture, language, format))
      await writeFile(file('geojson'), serializeGeoJson(delivery, path.parse(file('geojson')).name))
      await writeFile(file('csv'), serializeCsv(delivery))
      await writeFile(file('jgw'), serializeWorldFile(delivery))
      await rm(file('gpkg'), { force: true })
      writeGeoPackage(delivery, file('gpkg'))
      await writeFile(file('pdf'), await typesetReport(compiler, delivery, await readFile(file('jpg'))))
      compiler.evictCache(0) // otherwise the compiler keeps every document in memory
    }
  }
}
