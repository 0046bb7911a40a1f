import type { findingMarks } from './findings.ts'
import type { Language } from './languages.ts'
import { type PageName, pages } from './pages.ts'

type Delivered = Extract<(typeof pages)[PageName], { delivery: true }>

/** A picture whose findings can be downloaded on its use-case page. */
export type DeliveryPicture = Delivered['findings']['picture']

/** The marks in those pictures, without the ring around a single tree, which marks the same tree twice. */
export type DeliveredMark = Exclude<
  { [P in DeliveryPicture]: keyof (typeof findingMarks)[P] }[DeliveryPicture],
  'singleTree'
>

/** The pictures with a sample delivery: `delivery: true` at their page in pages.ts. */
export const deliveryPictures: readonly DeliveryPicture[] = Object.values(pages).flatMap((page) =>
  'delivery' in page ? page.findings.picture : [],
)

/** The file formats of a delivery in public/samples; jgw is a world file, which georeferences the jpg. */
export const sampleFormats = ['gpkg', 'geojson', 'csv', 'jpg', 'jgw', 'pdf'] as const

export type SampleFormat = (typeof sampleFormats)[number]

/**
 * Invented dates and places of the pictures: the day, and the lower left corner in SWEREF 99 TM. The places are open
 * water in Lake Vättern, so that nobody mistakes them for a forest.
 */
export const sampleFlights: Readonly<Record<DeliveryPicture, { date: string; east: number; north: number }>> = {
  'bark-beetle-above': { date: '2026-05-12', east: 468_000, north: 6_462_000 },
  'windthrow-above': { date: '2026-03-03', east: 469_000, north: 6_462_000 },
  'final-felling-above': { date: '2026-06-09', east: 470_000, north: 6_462_000 },
}

/**
 * The file name of a sample delivery, below /samples.
 * @example sampleFileName('bark-beetle-above', 'sv', 'csv') // 'bark-beetle_sv.csv'
 */
export function sampleFileName(picture: DeliveryPicture, language: Language, format: SampleFormat): string {
  return `${picture.replace(/-above$/, '')}_${language}.${format}`
}

export function isDeliveryPicture(picture: string): picture is DeliveryPicture {
  return deliveryPictures.some((delivered) => delivered === picture)
}
