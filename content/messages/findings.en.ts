import type { MarkName } from '../findings.ts'

/** `legend` stands after a figure, one and many; `name` begins a row of the list, for one feature if it is listed. */
type MarkWords = { legend: readonly [one: string, many: string]; name: string }

const same = (text: string) => [text, text] as const

const marks: Record<MarkName, MarkWords> = {
  redCrown: { legend: ['red crown', 'red crowns'], name: 'Red crowns' },
  greyCrown: { legend: ['grey crown', 'grey crowns'], name: 'Grey crowns' },
  singleTree: {
    legend: ['single tree outside the groups', 'single trees outside the groups'],
    name: 'Single dead trees',
  },
  group: { legend: ['group of dead spruces', 'groups of dead spruces'], name: 'Group' },
  searchZone: { legend: same('of search zone around the groups, 25\u00a0m wide in this example'), name: 'Search zone' },
  fallenStem: { legend: ['fallen stem', 'fallen stems; those outside the areas lie one by one'], name: 'Fallen stems' },
  roadBlocked: { legend: same('of forest road blocked'), name: 'Blocked road' },
  roadOpen: { legend: same('of forest road open'), name: 'Open road' },
  windthrow: { legend: same('of windthrown forest'), name: 'Windthrown area' },
  burntArea: { legend: same('burnt'), name: 'Burnt area' },
  unburntIsland: { legend: ['unburnt island', 'unburnt islands'], name: 'Unburnt island' },
  scorchedEdge: { legend: same('of scorched edge'), name: 'Scorched edge' },
  road: { legend: same('of forest road'), name: 'Forest road' },
  mooseCow: { legend: same('moose, adult'), name: 'Moose, adult' },
  mooseBull: { legend: same('moose, adult'), name: 'Moose, adult' },
  mooseCalf: { legend: same('moose, calf'), name: 'Moose, calf' },
  roeDeer: { legend: same('roe deer'), name: 'Roe deer' },
  logPile: { legend: ['log pile', 'log piles'], name: 'Log pile' },
  retentionTree: { legend: ['retention tree', 'retention trees'], name: 'Retention trees' },
  highStump: { legend: ['high stump', 'high stumps'], name: 'High stumps' },
  retentionPatch: { legend: ['retention patch', 'retention patches'], name: 'Retention patch' },
  stream: { legend: same('of stream'), name: 'Stream' },
  bufferZone: { legend: same('of buffer zone along the stream'), name: 'Buffer zone' },
  stripRoad: { legend: same('of machine track'), name: 'Machine tracks' },
  felledArea: { legend: same('felled'), name: 'Felled area' },
  spruce: { legend: same('of spruce'), name: 'Spruce' },
  pine: { legend: same('of pine'), name: 'Pine' },
  birch: { legend: same('of birch'), name: 'Birch' },
  youngForest: { legend: same('of young forest'), name: 'Young forest' },
  clearCut: { legend: same('clear-felled'), name: 'Clear-felled' },
  mire: { legend: same('of mire'), name: 'Mire' },
}

/** The comparison of picture and findings on the use-case pages, in English. Its type is the contract for Swedish. */
export const findingsEn = {
  marks,
  picture: { orthophoto: 'Orthophoto', thermal: 'Thermal image' },
  marked: 'With markings',
  markedAlt: 'The same view with markings. The legend and the list below the picture say what they are.',
  divider: 'Divider between the picture and the same picture with markings',
  position: (bare: number) => `${bare} per cent without markings, ${100 - bare} per cent with markings`,
  hint: 'Drag the divider, or use the arrow keys.',
  legend: 'What the markings mean',
  list: 'Everything marked, as a list',
  listHead: { what: 'Marked', size: 'Number and size' },
  compartment: (number: number) => `Compartment ${number}`,
  numbered: (name: string, number: number) => `${name} ${number}`,
  caption: 'A computer-made illustration, not a real place or inventory. The figures are measured in the illustration.',
  captionPlanning: 'A computer-made illustration, not a real place. Ages and proposed actions are examples.',
  measures: {
    /** The only things counted beside another figure are compartments. */
    count: (count: string) => (count === '1' ? '1\u00a0compartment' : `${count}\u00a0compartments`),
    hectares: (hectares: string) => `${hectares}\u00a0ha`,
    metres: (metres: string) => `${metres}\u00a0m`,
    trees: (trees: string) => `${trees}\u00a0trees`,
    red: (red: string) => `${red}\u00a0red`,
    grey: (grey: string) => `${grey}\u00a0grey`,
    stems: (stems: string) => `${stems}\u00a0stems`,
    age: (age: string) => `${age}\u00a0years`,
  },
}

export type FindingsMessages = typeof findingsEn
