import { type DeliveredMark, type DeliveryPicture, isDelivered } from '../../content/deliveries.ts'
import type { Language } from '../../content/languages.ts'
import type { SampleFilesMessages } from '../../content/messages/delivery.en.ts'
import type { Overlay, OverlayFeature, Position } from '../overlay-drawing.ts'
import { entriesOf, featuresOf } from '../overlays.ts'
import { centreOf, type Geometry, inMetres } from './local-metres.ts'

export type Column = keyof SampleFilesMessages['columns']
type Value = string | number

/** One mark as it is handed over: where it lies, in metres, and what is known of it in the words of a language. */
export type DeliveredFeature = {
  id: string
  mark: DeliveredMark
  isListed: boolean
  geometry: Geometry
  centre: Position
  values: Partial<Record<Column, Value>>
}

/** A delivery in one language: what every file of it is made of. */
export type Delivery = {
  picture: DeliveryPicture
  overlay: Overlay
  language: Language
  m: SampleFilesMessages
  features: readonly DeliveredFeature[]
}

/** Properties of an overlay that go into the files; volumes do not, since a picture cannot give them. */
const MEASURES = [
  'trees',
  'red',
  'grey',
  'stems',
  'area_ha',
  'length_m',
  'crown_radius_m',
  'distance_m',
] as const satisfies readonly Column[]

const SPECIES = ['pine', 'aspen'] as const

/** Every mark of a picture in the order of the legend, numbered within its kind as in the picture. */
export function readDelivery(
  picture: DeliveryPicture,
  overlay: Overlay,
  language: Language,
  m: SampleFilesMessages,
): Delivery {
  const features = entriesOf(picture).flatMap(([mark, settings]) => {
    if (!isDelivered(mark)) return []
    return featuresOf(settings, overlay).map((feature, index): DeliveredFeature => {
      const geometry = inMetres(feature.geometry, overlay)
      const centre = centreOf(geometry)
      const number = index + 1
      const kind = m.kinds[mark]
      const values = {
        number,
        kind,
        ...measuresOf(feature, m),
        x: centre[0],
        y: centre[1],
        label: `${kind} ${number}`,
        origin: m.origin,
      }
      return { id: `${mark}-${number}`, mark, isListed: settings.items !== undefined, geometry, centre, values }
    })
  })
  return { picture, overlay, language, m, features }
}

function measuresOf({ properties }: OverlayFeature, m: SampleFilesMessages): Partial<Record<Column, Value>> {
  const { group } = properties
  const species = SPECIES.find((name) => name === properties.species)
  const known = MEASURES.flatMap((name) => {
    const value = properties[name]
    return typeof value === 'number' ? [[name, value] as const] : []
  })
  return {
    ...Object.fromEntries(known),
    ...(typeof group === 'number' && group > 0 && { group }),
    ...(species && { species: m.species[species] }),
  }
}

/** The columns that at least one mark fills, in their order. */
export function columnsOf({ features, m }: Delivery): Column[] {
  const all = Object.keys(m.columns) as Column[] // Object.keys forgets the type of the keys
  return all.filter((column) => features.some(({ values }) => values[column] !== undefined))
}
