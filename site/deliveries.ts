import type { marks } from './findings.ts'
import type { Language } from './languages.ts'
import { type PageName, pages } from './pages.ts'

type Delivered = Extract<(typeof pages)[PageName], { delivery: true }>

/** A picture whose findings a use-case page offers as files. */
export type DeliveryPicture = Delivered['findings']['picture']

/** What is marked in those pictures; the ring round a tree outside the groups marks the tree a second time. */
export type DeliveredMark = Exclude<{ [P in DeliveryPicture]: keyof (typeof marks)[P] }[DeliveryPicture], 'singleTree'>

/** The pictures with a sample delivery: `delivery: true` at their page in pages.ts. */
export const deliveryPictures: readonly DeliveryPicture[] = Object.values(pages).flatMap((page) =>
  'delivery' in page ? page.findings.picture : [],
)

/** What a delivery consists of, as files in public/samples; the world file tells a map program where the picture lies. */
export type SampleFormat = 'gpkg' | 'geojson' | 'csv' | 'jpg' | 'jgw' | 'pdf'

/**
 * When and where the pictures were taken, all of it invented: the day, and the lower left corner in SWEREF 99 TM. The
 * places are open water in Lake Vättern, so that nobody takes them for a forest.
 */
export const sampleFlights: Readonly<Record<DeliveryPicture, { date: string; east: number; north: number }>> = {
  'bark-beetle-above': { date: '2026-05-12', east: 468_000, north: 6_462_000 },
  'windthrow-above': { date: '2026-03-03', east: 469_000, north: 6_462_000 },
  'final-felling-above': { date: '2026-06-09', east: 470_000, north: 6_462_000 },
}

/**
 * The name of a file of a delivery, below /samples.
 * @example sampleFile('bark-beetle-above', 'sv', 'csv') // 'bark-beetle_sv.csv'
 */
export function sampleFile(picture: DeliveryPicture, language: Language, format: SampleFormat): string {
  return `${picture.replace(/-above$/, '')}_${language}.${format}`
}

export function isDeliveryPicture(picture: string): picture is DeliveryPicture {
  return deliveryPictures.some((delivered) => delivered === picture)
}
