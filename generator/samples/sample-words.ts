import type { DeliveredMark, DeliveryPicture } from '../../site/deliveries.ts'
import type { Language } from '../../site/languages.ts'

/** The fields of a mark in the files, in their order; a file has those that one of its marks fills. */
export type SampleField =
  | 'type'
  | 'number'
  | 'status'
  | 'date'
  | 'priority'
  | 'trees'
  | 'red'
  | 'grey'
  | 'stems'
  | 'area_ha'
  | 'length_m'
  | 'crown_radius_m'
  | 'width_m'
  | 'group'
  | 'species'
  | 'name'
  | 'note'

type ReportWords = {
  title: string
  /** Stands above everything that is to be done. */
  warning?: string
  list: string
  /** Why the list has its order. */
  order: string
  checks: readonly string[]
}

type SampleWords = {
  types: Readonly<Record<DeliveredMark, string>>
  fields: Readonly<Record<SampleField, string>>
  layers: Readonly<Record<'points' | 'lines' | 'areas', string>>
  species: Readonly<Record<'pine' | 'aspen', string>>
  suspected: string
  note: string
  report: Readonly<
    Record<'kind' | 'madeTitle' | 'made' | 'legend' | 'what' | 'size' | 'outside' | 'checks' | 'suspicion', string>
  > & {
    coordinates: string
    alt: string
    scale: (denominator: string) => string
    flown: (date: string) => string
  }
  reports: Readonly<Record<DeliveryPicture, ReportWords>>
}

/** The words in the files of the sample deliveries. Names of fields and layers are ASCII, as every map program reads them. */
export const sampleWords: Readonly<Record<Language, SampleWords>> = {
  en: {
    types: {
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
    },
    fields: {
      type: 'type',
      number: 'number',
      status: 'status',
      date: 'date',
      priority: 'priority',
      trees: 'trees',
      red: 'red',
      grey: 'grey',
      stems: 'stems',
      area_ha: 'area_ha',
      length_m: 'length_m',
      crown_radius_m: 'crown_radius_m',
      width_m: 'width_m',
      group: 'group',
      species: 'species',
      name: 'name',
      note: 'note',
    },
    layers: { points: 'points', lines: 'lines', areas: 'areas' },
    species: { pine: 'pine', aspen: 'aspen' },
    suspected: 'suspected',
    note: 'made by computer; place, coordinates and date are invented',
    report: {
      kind: 'Sample delivery',
      madeTitle: 'Made by computer',
      made: 'The picture is an illustration. Place, coordinates and date are invented: on a map the marks lie on the open water of Lake Vättern.',
      legend: 'What is marked',
      what: 'Marked',
      size: 'Number and size',
      outside: 'outside the groups',
      checks: 'Check on the ground first',
      suspicion: 'Suspected: a mark is only suspected until someone has checked on the ground.',
      coordinates: 'N and E: SWEREF 99 TM (EPSG:3006), in metres.',
      alt: 'Orthophoto made by computer with the marks that the legend explains.',
      scale: (denominator) => `Scale 1:${denominator} on A4`,
      flown: (date) => `Flown on ${date} (invented)`,
    },
    reports: {
      'bark-beetle-above': {
        title: 'Spruce bark beetle',
        warning: 'Dead spruces fall without warning. Keep your distance, and do not work alone.',
        list: 'Order of search',
        order:
          'The group with the largest share of red crowns first: red crowns are newer than grey ones. Then single trees.',
        checks: [
          'Look for brown boring dust at the stem base and in bark crevices of the green spruces nearest the red crowns, in ever wider circles.',
          'Note the result for each mark, confirmed or dismissed, with the date.',
        ],
      },
      'windthrow-above': {
        title: 'Windthrow',
        warning: 'Work in windthrown forest is very dangerous. Stay out if you are not sure, and never work alone.',
        list: 'Order of priority',
        order: 'The blocked road first, then the area with the most stems.',
        checks: [
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
    },
  },
  sv: {
    types: {
      redCrown: 'Röd krona',
      greyCrown: 'Grå krona',
      group: 'Grupp',
      searchZone: 'Sökzon',
      fallenStem: 'Liggande stam',
      roadBlocked: 'Spärrad väg',
      roadOpen: 'Farbar väg',
      windthrow: 'Stormfälld yta',
      logPile: 'Välta',
      retentionTree: 'Evighetsträd',
      highStump: 'Högstubbe',
      retentionPatch: 'Hänsynsyta',
      stream: 'Bäck',
      bufferZone: 'Kantzon',
      stripRoad: 'Körstråk',
      felledArea: 'Avverkad yta',
    },
    fields: {
      type: 'typ',
      number: 'nummer',
      status: 'status',
      date: 'datum',
      priority: 'prioritet',
      trees: 'trad',
      red: 'roda',
      grey: 'gra',
      stems: 'stammar',
      area_ha: 'areal_ha',
      length_m: 'langd_m',
      crown_radius_m: 'kronradie_m',
      width_m: 'bredd_m',
      group: 'grupp',
      species: 'tradslag',
      name: 'namn',
      note: 'anmarkning',
    },
    layers: { points: 'punkter', lines: 'linjer', areas: 'ytor' },
    species: { pine: 'tall', aspen: 'asp' },
    suspected: 'misstänkt',
    note: 'datorgenererat; plats, koordinater och datum är påhittade',
    report: {
      kind: 'Exempelleverans',
      madeTitle: 'Datorgenererat exempel',
      made: 'Bilden är en illustration. Plats, koordinater och datum är påhittade: på en karta hamnar markeringarna på öppet vatten i Vättern.',
      legend: 'Det här är markerat',
      what: 'Markerat',
      size: 'Antal och storlek',
      outside: 'utanför grupperna',
      checks: 'Börja med det här på plats',
      suspicion: 'Misstänkt: en markering är bara misstänkt tills någon har kontrollerat den på plats.',
      coordinates: 'N och E: SWEREF 99 TM (EPSG:3006), i meter.',
      alt: 'Datorgenererat ortofoto med de markeringar som teckenförklaringen beskriver.',
      scale: (denominator) => `Skala 1:${denominator} på A4`,
      flown: (date) => `Flygdatum ${date} (påhittat)`,
    },
    reports: {
      'bark-beetle-above': {
        title: 'Granbarkborre',
        warning: 'Döda granar faller utan förvarning. Håll avstånd och arbeta inte ensam.',
        list: 'Sök i den här ordningen',
        order:
          'Gruppen med störst andel röda kronor först, eftersom röda kronor är nyare än grå. Därefter enstaka träd.',
        checks: [
          'Leta efter brunt borrmjöl vid stambasen och i barkspringor på de gröna granar som står närmast de röda kronorna, i allt vidare cirklar.',
          'Notera resultatet för varje markering, bekräftad eller avskriven, med datum.',
        ],
      },
      'windthrow-above': {
        title: 'Stormfällning',
        warning: 'Att arbeta i stormfälld skog är mycket farligt. Gå inte in om du är osäker och arbeta aldrig ensam.',
        list: 'Prioritering',
        order: 'Den spärrade vägen först, sedan ytan med flest stammar.',
        checks: [
          'Börja med vägen: var den är spärrad, och om det finns en kraftledning i närheten.',
          'Notera trädslag, och om vindfället är färskt eller gammalt. Färsk gran brådskar mest, före vårens svärmning.',
          'Slutet krontak döljer enstaka vindfällen. Leta efter fler utanför ytorna.',
        ],
      },
      'final-felling-above': {
        title: 'Slutavverkning',
        list: 'Platser att besöka',
        order: 'I samma ordning som i teckenförklaringen.',
        checks: [
          'Leta efter körskador i kantzonen, och där körstråken når fram till den.',
          'Avverkad yta 2 ligger på andra sidan bäcken, men ingen överfart är markerad. Hur kom maskinerna dit?',
          'Vältorna är räknade, inte uppmätta. Hämta volymen ur mätbeskedet.',
        ],
      },
    },
  },
}
