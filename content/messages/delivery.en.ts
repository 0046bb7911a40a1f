import type { DeliveredMark, DeliveryPicture, SampleFormat } from '../deliveries.ts'

type ShownFormat = Exclude<SampleFormat, 'jgw'>

/** What a sample is called where it differs from page to page. */
type DeliveryWords = {
  /** What the marks are, in the file for map programs; the figures are those of the picture. */
  contents: (count: (mark: DeliveredMark) => number) => string
  picture: string
  report: string
}

const pages: Record<DeliveryPicture, DeliveryWords> = {
  'bark-beetle-above': {
    contents: (count) =>
      `${count('redCrown') + count('greyCrown')} dead crowns, ${count('group')} groups and the search zone`,
    picture: 'The orthophoto with every crown ringed, JPEG',
    report: 'One A4 page: picture, figures, order of search, PDF',
  },
  'windthrow-above': {
    contents: (count) => `${count('fallenStem')} stems, ${count('windthrow')} areas, and the road, open or blocked`,
    picture: 'The orthophoto with every stem drawn in, JPEG',
    report: 'One A4 page: picture, figures, order of priority, PDF',
  },
  'final-felling-above': {
    contents: (count) =>
      `${count('felledArea')} felled areas, ${count('logPile')} log piles, the retention and the buffer zone`,
    picture: 'The orthophoto with piles, retention and stream, JPEG',
    report: 'One A4 page: picture, figures, places to visit, PDF',
  },
}

/** The sample delivery on the use-case pages, in English. Its type is the contract for Swedish. */
export const deliveryEn = {
  title: 'A sample delivery',
  lead: 'The marks in the picture above, as files for your own map.',
  made: {
    title: 'Made by computer',
    text: 'Not a real place or inventory. The coordinates and dates are invented: on a map of Sweden the marks lie on the open water of Lake Vättern. The files are here to show the format.',
  },
  files: {
    gpkg: 'GeoPackage, SWEREF\u00a099\u00a0TM',
    geojson: 'GeoJSON, WGS\u00a084',
    csv: 'CSV',
    jpg: 'Picture with marks',
    pdf: 'Report',
  } satisfies Record<ShownFormat, string>,
  geojson: 'The same marks with longitude and latitude',
  table: 'The same marks as a table, one row each',
  /** The size of a file, as it is written. */
  kilobytes: (size: string) => `${size}\u00a0kB`,
  note: 'A mark is only suspected until someone has checked on the ground. Who marks, you or the program, is among the frequently asked questions.',
  coordinates:
    'Every mark has a type, a status and a date. The table and the picture are in SWEREF\u00a099\u00a0TM (EPSG:3006) too: choose it if the program asks for the picture’s coordinate system.',
  worldFile: 'World file (.jgw): saved beside the picture, it lays the picture under the marks',
  pages,
}

export type DeliveryMessages = typeof deliveryEn
