import type { DeliveredMark, DeliveryPicture, SampleFormat } from '../deliveries.ts'

type ShownFormat = Exclude<SampleFormat, 'jgw'>

/** What a sample is called where it differs from page to page. */
type DeliveryWords = {
  /** What the marks are, in the file for map programs; the figures are those of the picture. */
  contents: (count: (mark: DeliveredMark) => number) => string
  picture: string
  report: string
}

/** The report of a page. */
type ReportWords = {
  /** The title of the report, the heading of its list, and the order of it. */
  title: string
  list: string
  order: string
  /** What is to be looked at on the ground; the first is about safety where there is danger. */
  checks: readonly string[]
}

const kinds: Record<DeliveredMark, string> = {
  redCrown: 'Red crown',
  greyCrown: 'Grey crown',
  group: 'Group',
  searchZone: 'Search zone',
  fallenStem: 'Fallen stem',
  roadBlocked: 'Blocked road',
  roadOpen: 'Open road',
  windthrow: 'Windthrown area',
  logPile: 'Log pile',
  retentionTree: 'Retention tree',
  highStump: 'High stump',
  retentionPatch: 'Retention patch',
  stream: 'Stream',
  bufferZone: 'Buffer zone',
  stripRoad: 'Machine track',
  felledArea: 'Felled area',
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
    text: 'Not a real place or inventory. The files open in a map program but do not fall right on a map of Sweden: their coordinates are invented, in metres from the corner of the picture. They are here to show the format.',
  },
  files: {
    geojson: 'GeoJSON',
    csv: 'CSV',
    jpg: 'Picture with marks',
    pdf: 'Report',
  } satisfies Record<ShownFormat, string>,
  table: 'The same marks as a table, one row each',
  /** The size of a file, as it is written. */
  kilobytes: (size: string) => `${size}\u00a0kB`,
  note: 'A mark is only suspected until someone has looked on the ground. Who marks, you or the program, is among the frequently asked questions.',
  metres:
    'x is metres east and y metres north of the picture’s lower left corner. If the program asks for a coordinate system, choose none.',
  worldFile: 'World file (.jgw): saved beside the picture, it lays the picture under the marks',
  pages,
}

const reports: Record<DeliveryPicture, ReportWords> = {
  'bark-beetle-above': {
    title: 'Spruce bark beetle',
    list: 'Order of search',
    order: 'Most red crowns first: they are newer than the grey ones.',
    checks: [
      'Dead spruces fall without warning. Keep your distance, and do not work alone.',
      'Look for brown boring dust at the stem base and in bark crevices of the green spruces nearest the red crowns, in ever wider circles.',
      'Note the result for each mark: confirmed or dismissed.',
    ],
  },
  'windthrow-above': {
    title: 'Windthrow',
    list: 'Order of priority',
    order: 'The road first, then the area with the most stems.',
    checks: [
      'Work in windthrown forest is very dangerous. Stay out if you are not sure, and never work alone.',
      'Begin with the road: where it is blocked, and whether there is a power line nearby.',
      'Note the species, and fresh or old. Fresh spruce is the most urgent, before swarming in spring.',
      'Closed canopy hides single fallen trees. Look for more outside the areas.',
    ],
  },
  'final-felling-above': {
    title: 'Final felling',
    list: 'Places to visit',
    order: 'In the order of the legend.',
    checks: [
      'Look for ruts in the buffer zone, and where the machine tracks reach it.',
      'Felled area 2 lies across the stream, but no crossing is marked. How did the machines get there?',
      'The log piles are counted, not measured. Take the volume from the timber measurement.',
    ],
  },
}

/** The words in the files of the sample deliveries, in English; apart, so that no page carries them. */
export const sampleFilesEn = {
  kinds,
  columns: {
    number: 'number',
    kind: 'kind',
    trees: 'trees',
    red: 'red',
    grey: 'grey',
    stems: 'stems',
    area_ha: 'area_ha',
    length_m: 'length_m',
    crown_radius_m: 'crown_radius_m',
    distance_m: 'distance_m',
    group: 'group',
    species: 'species',
    x: 'x_m',
    y: 'y_m',
    label: 'label',
    origin: 'origin',
  },
  species: { pine: 'pine', aspen: 'aspen' },
  origin: 'computer-made illustration, local metres, no real place',
  pictureNote: 'Illustration made by computer',
  report: {
    madeTitle: 'Made by computer',
    kind: 'Sample delivery',
    sample: 'Sample, without a date',
    legend: 'What is marked',
    scale: (denominator: string) => `Scale 1:${denominator} on A4`,
    what: 'Marked',
    size: 'Number and size',
    outside: 'outside the groups',
    checks: 'Check on the ground first',
    suspicion: 'A mark is a suspicion until someone has looked on the ground.',
    metres: 'x and y: metres east and north of the picture’s lower left corner.',
    made: 'The picture is an illustration, not a real place or inventory. The figures are measured in it.',
    alt: 'Orthophoto made by computer with the marks that the legend explains.',
  },
  reports,
}

export type DeliveryMessages = typeof deliveryEn
export type SampleFilesMessages = typeof sampleFilesEn
