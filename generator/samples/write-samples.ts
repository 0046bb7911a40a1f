import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deliveryPictures, type SampleFormat, sampleFile } from '../../site/deliveries.ts'
import { languages } from '../../site/languages.ts'
import { bookCompiler } from '../book/set-volume.ts'
import { root } from '../folders.ts'
import { writeCsv } from './csv.ts'
import { writeGeoJson } from './geojson.ts'
import { writeGeoPackage } from './geopackage.ts'
import { readDelivery } from './read-delivery.ts'
import { reportFolder, setReport } from './report.ts'
import { writeWorldFile } from './world-file.ts'

/** Writes the files of public/samples anew; the pictures with the marks in them, which no word changes, stay as they are. */
export async function writeSamples(folder = path.join(root, 'public/samples')): Promise<void> {
  const compiler = await bookCompiler(reportFolder)
  for (const picture of deliveryPictures) {
    for (const language of languages) {
      const delivery = await readDelivery(picture, language)
      const file = (format: SampleFormat) => path.join(folder, sampleFile(picture, language, format))
      await writeFile(file('geojson'), writeGeoJson(delivery, path.parse(file('geojson')).name))
      await writeFile(file('csv'), writeCsv(delivery))
      await writeFile(file('jgw'), writeWorldFile(delivery))
      await rm(file('gpkg'), { force: true })
      writeGeoPackage(delivery, file('gpkg'))
      await writeFile(file('pdf'), await setReport(compiler, delivery, await readFile(file('jpg'))))
      compiler.evictCache(0) // else it keeps all that it has set in memory
    }
  }
}
