import { samplesMessages } from '../../generated/messages/samples.ts'
import { type DeliveredMark, type DeliveryPicture, sampleFlights } from '../../site/deliveries.ts'
import { type MarkName, marksOf } from '../../site/findings.ts'
import type { Language } from '../../site/languages.ts'
import type { Overlay, OverlayFeature, Position } from '../overlay-drawing.ts'
import { featuresOf, readOverlay } from '../overlays.ts'
import { centreOf, type Geometry, toSweref } from './geometry.ts'

export type AttributeValue = string | number

/** The fields of a mark in the files, in their order; a file has those that one of its marks fills. */
export type SampleField = keyof (typeof samplesMessages)['en']['fields']

/** One mark as it is handed over: where it lies in SWEREF 99 TM, and what is known of it in the words of a language. */
export type DeliveredFeature = {
  mark: DeliveredMark
  geometry: Geometry
  centre: Position
  values: Partial<Record<SampleField, AttributeValue>>
}

/** A delivery in one language: what every file of it is made of; its features in the order of the legend. */
export type Delivery = {
  picture: DeliveryPicture
  overlay: Overlay
  language: Language
  features: readonly DeliveredFeature[]
}

/** Measures of an overlay and their fields; volumes are none of them, since a picture cannot give them. */
const MEASURES = {
  trees: 'trees',
  red: 'red',
  grey: 'grey',
  stems: 'stems',
  hectares: 'area_ha',
  metres: 'length_m',
  crown_radius_m: 'crown_radius_m',
  distance_m: 'width_m',
} as const satisfies Record<string, SampleField>

/** Every mark of a picture, numbered within its kind as in the picture; all are suspected, since nobody has been there. */
export async function readDelivery(picture: DeliveryPicture, language: Language): Promise<Delivery> {
  const overlay = await readOverlay(picture)
  const words = samplesMessages[language]
  const flight = sampleFlights[picture]
  const read = marksOf(picture).flatMap((settings) => {
    const { name: mark } = settings
    if (!isDelivered(mark)) return []
    return featuresOf(settings, overlay).map((feature, index): DeliveredFeature => {
      const geometry = toSweref(feature.geometry, overlay, flight)
      const [number, type] = [index + 1, words.types[mark]]
      const known = {
        ...measuresOf(feature),
        ...namesOf(feature, language),
        name: `${type} ${number}`,
        note: words.note,
      }
      const values = { type, number, status: words.suspected, date: flight.date, ...known }
      return { mark, geometry, centre: centreOf(geometry), values }
    })
  })
  const ranked = prioritise(read)
  const features = read.map((feature) => {
    const rank = ranked.indexOf(feature)
    return rank < 0 ? feature : { ...feature, values: { ...feature.values, priority: rank + 1 } }
  })
  return { picture, overlay, language, features }
}

/** The ring round a tree outside the groups marks the tree a second time. */
function isDelivered(mark: MarkName): mark is DeliveredMark {
  return mark in samplesMessages.en.types
}

function measuresOf({ properties }: OverlayFeature): DeliveredFeature['values'] {
  const known = Object.entries(MEASURES).flatMap(([measure, field]) => {
    const value = properties[measure]
    return typeof value === 'number' ? [[field, value] as const] : []
  })
  return Object.fromEntries(known)
}

function namesOf({ properties: { group, species } }: OverlayFeature, language: Language): DeliveredFeature['values'] {
  const names = samplesMessages[language].species
  return {
    ...(typeof group === 'number' && group > 0 && { group }),
    ...((species === 'pine' || species === 'aspen') && { species: names[species] }),
  }
}

/**
 * What has to be seen to first, as the use-case pages say: the blocked road before the area with the most stems; the
 * group with the largest share of red crowns, which are newer than the grey ones, before single trees.
 */
function prioritise(features: readonly DeliveredFeature[]): DeliveredFeature[] {
  const order: readonly DeliveredMark[] = ['roadBlocked', 'windthrow', 'group', 'redCrown', 'greyCrown']
  const weight = ({ values: { red, trees, stems } }: DeliveredFeature) =>
    red === undefined ? Number(stems ?? 0) : Number(red) / Number(trees)
  return features
    .filter(({ mark, values }) => order.includes(mark) && !(isCrown(mark) && values.group))
    .toSorted((a, b) => order.indexOf(a.mark) - order.indexOf(b.mark) || weight(b) - weight(a))
}

export function isCrown(mark: DeliveredMark): boolean {
  return mark === 'redCrown' || mark === 'greyCrown'
}

/** The fields that at least one of the features fills, in their order. */
export function fieldsOf(features: readonly DeliveredFeature[]): SampleField[] {
  const all = Object.keys(samplesMessages.en.fields) as SampleField[] // Object.keys forgets the type of the keys
  return all.filter((field) => features.some(({ values }) => values[field] !== undefined))
}

/** The features so that what is small comes last and is drawn on top. */
export function fromBelow(features: readonly DeliveredFeature[]): DeliveredFeature[] {
  return [...Map.groupBy(features, ({ mark }) => mark).values()].toReversed().flat()
}
