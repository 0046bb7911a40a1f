import { cp } from 'node:fs/promises'
import path from 'node:path'
import { customers } from '../../site/customers.ts'
import { deliveryPictures, sampleFileName, sampleFormats } from '../../site/deliveries.ts'
import { site } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'

/** An SVG sprite of logos for customers that have no logo file. */
const CUSTOMER_MARKS = 'customer-marks.svg'

/** Files of public/ that code references: the logo, from which icons are rendered, and customers' logos. */
const REFERENCED_BY_CODE = ['favicon.svg', CUSTOMER_MARKS]

/** The files of the sample deliveries, relative to public/samples. */
export const sampleFiles: readonly string[] = deliveryPictures
  .flatMap((picture) =>
    languages.flatMap((language) => sampleFormats.map((format) => sampleFileName(picture, language, format))),
  )
  .sort()

/** The allow-list of files to publish, relative to public/; includes the app package if site.yaml names one. */
export const publicFiles: readonly string[] = [
  ...REFERENCED_BY_CODE,
  ...sampleFiles.map((file) => `samples/${file}`),
  ...(site.android.href.startsWith('/') ? [site.android.href.slice(1)] : []),
]

/**
 * The public files of this build: customers' logos only where a customer is shown, which in a public build may be none.
 */
export const publishedFiles: readonly string[] = publicFiles.filter(
  (file) => file !== CUSTOMER_MARKS || customers.some(({ logo }) => !logo),
)

/** Uploaded logos of customers, relative to content/. */
export const logoFiles: readonly string[] = customers.flatMap(({ logo }) => (logo ? logo.slice(1) : []))

export async function copyPublicFiles(from: string, to: string, files = publishedFiles): Promise<void> {
  for (const file of files) await cp(path.join(from, file), path.join(to, file))
}
