import { samplesMessages } from '../../generated/messages/samples.ts'
import { type DeliveredMark, type DeliveryPicture, sampleFlights } from '../../site/deliveries.ts'
import { type MarkName, namedMarksOf } from '../../site/findings.ts'
import type { Language } from '../../site/languages.ts'
import type { Overlay, OverlayFeature, Position } from '../pictures/overlay-drawing.ts'
import { readOverlay, selectMarkedFeatures } from '../pictures/overlays.ts'
import { type Geometry, representativePoint, toSweref99 } from './geometry.ts'

export type AttributeValue = string | number

/** The attribute columns in file order; each file omits columns that are empty for all its features. */
export type SampleField = keyof (typeof samplesMessages)['en']['fields']

/** One delivered feature: its geometry in SWEREF 99 TM, and its attributes in the words of one language. */
export type DeliveredFeature = {
  mark: DeliveredMark
  geometry: Geometry
  centre: Position
  values: Partial<Record<SampleField, AttributeValue>>
}

/** A delivery in one language, from which every file is made; features are in legend order. */
export type Delivery = {
  picture: DeliveryPicture
  overlay: Overlay
  language: Language
  features: readonly DeliveredFeature[]
}

/** Measures of an overlay by field name; there are no volumes, since a picture cannot show them. */
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

/**
 * Reads all marks of a picture, numbered within their kind; all are “suspected”, since nobody has verified them on the
 * ground.
 */
export async function readDelivery(picture: DeliveryPicture, language: Language): Promise<Delivery> {
  const overlay = await readOverlay(picture)
  const words = samplesMessages[language]
  const flight = sampleFlights[picture]
  const read = namedMarksOf(picture).flatMap((settings) => {
    const { name: mark } = settings
    if (!isDelivered(mark)) return []
    return selectMarkedFeatures(settings, overlay).map((feature, index): DeliveredFeature => {
      const geometry = toSweref99(feature.geometry, overlay, flight)
      const [number, type] = [index + 1, words.types[mark]]
      const known = {
        ...measuresOf(feature),
        ...namesOf(feature, language),
        name: `${type} ${number}`,
        note: words.note,
      }
      const values = { type, number, status: words.suspected, date: flight.date, ...known }
      return { mark, geometry, centre: representativePoint(geometry), values }
    })
  })
  const ranked = prioritise(read)
  const features = read.map((feature) => {
    const rank = ranked.indexOf(feature)
    return rank < 0 ? feature : { ...feature, values: { ...feature.values, priority: rank + 1 } }
  })
  return { picture, overlay, language, features }
}

/** Skips the rings around single trees, which would deliver the same tree twice. */
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
 * Features by priority, as on the use-case pages: the blocked road before the area with the most stems; the group with
 * the largest share of red crowns, which are newer than grey ones, before single trees.
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

/** The columns that at least one feature fills, in order. */
export function listUsedFields(features: readonly DeliveredFeature[]): SampleField[] {
  const all = Object.keys(samplesMessages.en.fields) as SampleField[] // Object.keys loses the key type
  return all.filter((field) => features.some(({ values }) => values[field] !== undefined))
}

/** Sorts features by size, largest first, so that small ones are drawn on top. */
export function sortForDrawing(features: readonly DeliveredFeature[]): DeliveredFeature[] {
  return [...Map.groupBy(features, ({ mark }) => mark).values()].toReversed().flat()
}
