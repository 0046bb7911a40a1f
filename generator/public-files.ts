import { cp } from 'node:fs/promises'
import path from 'node:path'
import { customers } from '../site/customers.ts'
import { deliveryPictures, type SampleFormat, sampleFile } from '../site/deliveries.ts'
import { site } from '../site/facts.ts'
import { languages } from '../site/languages.ts'

/** Files of public/ that the code names: the mark, of which the icons are made, and the sample logos. */
const OWN = ['favicon.svg', 'customer-marks.svg']

const FORMATS: readonly SampleFormat[] = ['gpkg', 'geojson', 'csv', 'jpg', 'jgw', 'pdf']

/** The sample deliveries, by the names of their files in public/samples. */
export const sampleFiles: readonly string[] = deliveryPictures
  .flatMap((picture) => languages.flatMap((language) => FORMATS.map((format) => sampleFile(picture, language, format))))
  .sort()

/** What is served of public/, the owner's app among it where it is given so, by paths from there: nothing else that lies in it is published. */
export const publicFiles: readonly string[] = [
  ...OWN,
  ...sampleFiles.map((file) => `samples/${file}`),
  ...(site.android.href.startsWith('/') ? [site.android.href.slice(1)] : []),
]

/** The logos of customers, by paths from content/. */
export const logoFiles: readonly string[] = customers.flatMap(({ logo }) => (logo ? logo.slice(1) : []))

/** Copies them from one folder into another. */
export async function copyPublic(from: string, to: string, files = publicFiles): Promise<void> {
  for (const file of files) await cp(path.join(from, file), path.join(to, file))
}
