import type { findingMarks } from './findings.ts'
import type { Language } from './languages.ts'
import { type PageName, pages } from './pages.ts'

type PageWithDelivery = Extract<(typeof pages)[PageName], { delivery: true }>

/** The name of a picture whose findings can be downloaded on its use-case page as a sample delivery. */
export type DeliveryPicture = PageWithDelivery['findings']['picture']

/** The marks in those pictures, except the ring around a single tree, whose crown is marked already. */
export type DeliveredMark = Exclude<
  { [P in DeliveryPicture]: keyof (typeof findingMarks)[P] }[DeliveryPicture],
  'singleTree'
>

/** The pictures with a sample delivery, whose pages have `delivery: true` (page-list.ts). */
export const deliveryPictures: readonly DeliveryPicture[] = Object.values(pages).flatMap((page) =>
  'delivery' in page ? page.findings.picture : [],
)

/** The file formats of a sample delivery (public/samples); jgw is the world file that georeferences the jpg. */
export const sampleFormats = ['gpkg', 'geojson', 'csv', 'jpg', 'jgw', 'pdf'] as const

export type SampleFormat = (typeof sampleFormats)[number]

/**
 * The invented date and place of each picture; the place is its lower left corner in SWEREF 99 TM. All places are in
 * Lake Vättern, so that nobody mistakes them for a real forest.
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
  return deliveryPictures.some((candidate) => candidate === picture)
}
