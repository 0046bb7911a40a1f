import { type DeliveryPicture, sampleFile } from '../../../../content/deliveries.ts'
import type { Language } from '../../../../content/languages.ts'
import { deliveryMessages } from '../../../../content/messages/use-case.ts'
import { sampleSizes } from '../../../../generated/sample-sizes.ts'
import { formatNumber } from '../../../language/format-number.ts'
import csv from './csv.svg?raw'
import geojson from './geojson.svg?raw'
import jpg from './jpg.svg?raw'
import pdf from './pdf.svg?raw'

/** What is drawn on the sheet of each kind of file: an area with points, a table, rings, a picture over lines. */
const drawings = { geojson, csv, jpg, pdf } as const

export type DrawnFormat = keyof typeof drawings

/** The files of a sample delivery, with their sizes in words. */
export function sampleFiles(picture: DeliveryPicture, language: Language) {
  const { files: titles, kilobytes } = deliveryMessages[language]
  return (Object.keys(drawings) as DrawnFormat[]).map((format) => {
    const file = sampleFile(picture, language, format)
    const size = kilobytes(formatNumber(Math.ceil((sampleSizes[file] ?? 0) / 1000), language))
    return { format, drawing: drawings[format], title: titles[format], file, size }
  })
}
