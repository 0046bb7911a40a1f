import { findingsData } from '../generated/content/findings.ts'
import type { Language } from './languages.ts'

/**
 * The style of a mark. Colours are literals, since the SVG is a separate file without access to CSS custom properties.
 */
export type MarkStyle = {
  shape: 'area' | 'line' | 'crown' | 'ring' | 'diamond' | 'square'
  stroke: string
  width: number
  fill?: string
  opacity?: number
  dash?: string
  /** Whether a light line has a dark, wider one below it, for contrast on gravel. */
  casing?: boolean
  /** Whether the mark is drawn on top of those that precede it in the legend. */
  above?: boolean
  /** The radius in pixels of the picture, for points that have no crown radius. */
  radius?: number
}

type Measure = 'count' | 'hectares' | 'metres' | 'trees' | 'stems'

/** How features of one kind, or some of them, are marked in a picture. */
export type Mark = {
  kind: string
  /** Restricts the mark to features whose property has one of these values. */
  where?: readonly [property: string, ...values: (string | number)[]]
  look: MarkStyle
  /** The totals that the legend states; the first is in large type. Without any it states the count. */
  figures?: readonly [Measure, ...Measure[]]
  /** `listed`: each feature is listed; `numbered`: it is also numbered in the picture. */
  items?: 'listed' | 'numbered'
}

const birch = '#fffdf8'
const cloudberry = '#f2ab45'
const lake = '#8fc3d3'
const lingon = '#ff8c96'
const lingonDeep = '#b3263a'
const moss = '#a9cf98'
const spruce = '#0b1f1a'

const road = { shape: 'line', stroke: birch, width: 3, casing: true } as const satisfies MarkStyle

/** Creates the mark of all compartments with one kind of forest; they are listed and numbered. */
function createCompartmentMark(stand: string, fill: string) {
  return {
    kind: 'compartment',
    where: ['stand', stand],
    look: { shape: 'area', stroke: birch, width: 1.75, opacity: 0.42, fill },
    figures: ['hectares', 'count'],
    items: 'numbered',
  } as const satisfies Mark
}

/**
 * The marks of each use-case picture (content/overlays; their names: content/findings.yaml) in legend order. They are
 * drawn from last to first, so that small ones lie on top.
 */
export const findingMarks = {
  'bark-beetle-above': {
    redCrown: {
      kind: 'dead_tree',
      where: ['stage', 'red'],
      look: { shape: 'crown', stroke: lingon, width: 1.25, fill: lingonDeep, opacity: 0.5 },
    },
    greyCrown: {
      kind: 'dead_tree',
      where: ['stage', 'grey'],
      look: { shape: 'crown', stroke: birch, width: 1.5, fill: birch, opacity: 0.3 },
    },
    singleTree: {
      kind: 'dead_tree',
      where: ['group', 0],
      look: { shape: 'ring', stroke: cloudberry, width: 2.5, radius: 40 },
    },
    group: {
      kind: 'bark_beetle_group',
      look: { shape: 'area', stroke: lingon, width: 2.5, fill: lingonDeep, opacity: 0.3 },
      figures: ['count', 'hectares'],
      items: 'numbered',
    },
    searchZone: {
      kind: 'search_zone',
      look: { shape: 'area', stroke: cloudberry, width: 2.5, fill: cloudberry, opacity: 0.12, dash: '9 6' },
      figures: ['hectares'],
    },
  },
  'windthrow-above': {
    fallenStem: {
      kind: 'fallen_stem',
      look: { shape: 'line', stroke: birch, width: 1.25 },
    },
    roadBlocked: {
      kind: 'road_blocked',
      look: { shape: 'line', stroke: cloudberry, width: 6, dash: '7 5', casing: true },
      figures: ['metres', 'stems'],
      items: 'listed',
    },
    roadOpen: {
      kind: 'road_open',
      look: { shape: 'line', stroke: moss, width: 4, casing: true },
      figures: ['metres'],
    },
    windthrow: {
      kind: 'windthrow_area',
      look: { shape: 'area', stroke: lingon, width: 2.5, fill: lingonDeep, opacity: 0.36 },
      figures: ['hectares'],
      items: 'numbered',
    },
  },
  'fire-above': {
    burntArea: {
      kind: 'burnt_area',
      look: { shape: 'area', stroke: lingon, width: 2.5, fill: lingonDeep, opacity: 0.34 },
      figures: ['hectares'],
      items: 'listed',
    },
    unburntIsland: {
      kind: 'unburnt_island',
      look: { shape: 'area', stroke: moss, width: 2.5, fill: moss, opacity: 0.3, above: true },
      figures: ['count', 'hectares'],
      items: 'numbered',
    },
    scorchedEdge: {
      kind: 'scorched_edge',
      look: { shape: 'area', stroke: cloudberry, width: 2, fill: cloudberry, opacity: 0.26, dash: '9 6' },
      figures: ['hectares'],
    },
    road: {
      kind: 'road',
      look: road,
      figures: ['metres'],
    },
  },
  'wildlife-above': {
    moose: {
      kind: 'animal',
      where: ['animal', 'moose_cow', 'moose_bull'],
      look: { shape: 'ring', stroke: cloudberry, width: 2.5, radius: 34 },
    },
    mooseCalf: {
      kind: 'animal',
      where: ['animal', 'moose_calf'],
      look: { shape: 'ring', stroke: birch, width: 2, radius: 24 },
    },
    roeDeer: {
      kind: 'animal',
      where: ['animal', 'roe_deer'],
      look: { shape: 'diamond', stroke: lake, width: 2.25, radius: 28 },
    },
  },
  'final-felling-above': {
    logPile: {
      kind: 'log_pile',
      look: { shape: 'area', stroke: cloudberry, width: 2, fill: cloudberry, opacity: 0.6 },
    },
    retentionTree: {
      kind: 'retention_tree',
      look: { shape: 'crown', stroke: moss, width: 2, fill: moss, opacity: 0.3 },
    },
    highStump: {
      kind: 'high_stump',
      look: { shape: 'square', stroke: birch, width: 1.75, fill: spruce, opacity: 0.5, radius: 9 },
    },
    retentionPatch: {
      kind: 'retention_group',
      look: { shape: 'area', stroke: moss, width: 2.5, fill: moss, opacity: 0.3, above: true },
      figures: ['count', 'hectares'],
      items: 'numbered',
    },
    stream: {
      kind: 'stream',
      look: { shape: 'line', stroke: lake, width: 3 },
      figures: ['metres'],
    },
    bufferZone: {
      kind: 'stream_buffer',
      look: { shape: 'area', stroke: lake, width: 2, fill: lake, opacity: 0.3, dash: '9 6' },
      figures: ['hectares'],
    },
    stripRoad: {
      kind: 'strip_road',
      look: { shape: 'line', stroke: birch, width: 1.75, dash: '8 6' },
      figures: ['metres'],
    },
    felledArea: {
      kind: 'felled_area',
      look: { shape: 'area', stroke: birch, width: 2.5 },
      figures: ['hectares'],
      items: 'listed',
    },
  },
  planning: {
    spruce: createCompartmentMark('spruce', '#1b463c'),
    pine: createCompartmentMark('pine', '#e5952a'),
    birch: createCompartmentMark('birch', moss),
    youngForest: createCompartmentMark('young', '#5a8f4e'),
    clearCut: createCompartmentMark('cut', '#d9d1c3'),
    mire: createCompartmentMark('mire', '#3f7f93'),
    road: {
      kind: 'road',
      look: { ...road, above: true },
      figures: ['metres'],
    },
  },
} as const satisfies {
  [Picture in keyof typeof findingsData]: Record<keyof (typeof findingsData)[Picture], Mark>
}

export type FindingsPicture = keyof typeof findingMarks

/** The names of all marks of all pictures. */
export type MarkName = { [P in FindingsPicture]: keyof (typeof findingMarks)[P] }[FindingsPicture]

/** `name` begins a row of the list, in the singular if each feature has a row; `one` and `many` follow a number. */
type MarkWords = { name: string; one: string; many?: string }

export type NamedMark = Mark &
  Required<Pick<Mark, 'figures'>> & { name: MarkName; words: Readonly<Record<Language, MarkWords>> }

/** The marks of a picture with their names in the legend. */
export function namedMarksOf(picture: FindingsPicture): NamedMark[] {
  const words: Readonly<Partial<Record<MarkName, NamedMark['words']>>> = findingsData[picture]
  const looks = Object.entries(findingMarks[picture]) as [MarkName, Mark][] // Object.entries loses the key type
  return looks.flatMap(([name, mark]) => {
    const named = words[name]
    return named ? [{ name, figures: ['count'], ...mark, words: named }] : []
  })
}
