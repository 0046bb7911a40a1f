import { cp } from 'node:fs/promises'
import path from 'node:path'
import { customers } from '../site/customers.ts'
import { deliveryPictures, type SampleFormat, sampleFile } from '../site/deliveries.ts'
import { site } from '../site/facts.ts'
import { languages } from '../site/languages.ts'

/** The drawn marks of customers without a logo. */
const CUSTOMER_MARKS = 'customer-marks.svg'

/** Files of public/ that the code names: the mark, of which the icons are made, and those of customers. */
const OWN = ['favicon.svg', CUSTOMER_MARKS]

const FORMATS: readonly SampleFormat[] = ['gpkg', 'geojson', 'csv', 'jpg', 'jgw', 'pdf']

/** The sample deliveries, by the names of their files in public/samples. */
export const sampleFiles: readonly string[] = deliveryPictures
  .flatMap((picture) => languages.flatMap((language) => FORMATS.map((format) => sampleFile(picture, language, format))))
  .sort()

/** The only files of public/ that may be published, by their paths in it; the app's, where site.yaml names a file of the site. */
export const publicFiles: readonly string[] = [
  ...OWN,
  ...sampleFiles.map((file) => `samples/${file}`),
  ...(site.android.href.startsWith('/') ? [site.android.href.slice(1)] : []),
]

/** The files that this build publishes: the marks of customers only where a customer is shown by one, which in a public build may be none. */
export const servedFiles: readonly string[] = publicFiles.filter(
  (file) => file !== CUSTOMER_MARKS || customers.some(({ logo }) => !logo),
)

/** The logos of customers, by paths from content/. */
export const logoFiles: readonly string[] = customers.flatMap(({ logo }) => (logo ? logo.slice(1) : []))

/** Copies them from one folder into another. */
export async function copyPublic(from: string, to: string, files = servedFiles): Promise<void> {
  for (const file of files) await cp(path.join(from, file), path.join(to, file))
}
