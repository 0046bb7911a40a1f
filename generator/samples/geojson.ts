import { samplesMessages } from '../../generated/messages/samples.ts'
import { toWgs84 } from './geometry.ts'
import { type Delivery, listUsedFields, sortForDrawing } from './read-delivery.ts'

/** The marks as GeoJSON (RFC 7946), in WGS 84 with longitude before latitude, one feature per line. */
export function serializeGeoJson({ features, language }: Delivery, name: string): string {
  const words = samplesMessages[language]
  const fields = listUsedFields(features)
  const lines = sortForDrawing(features).map(({ mark, geometry, values }) => {
    const properties = Object.fromEntries(fields.map((field) => [words.fields[field], values[field] ?? null]))
    return JSON.stringify({ type: 'Feature', id: `${mark}-${values.number}`, properties, geometry: toWgs84(geometry) })
  })
  const head = { type: 'FeatureCollection', name, description: words.note }
  return `${JSON.stringify(head).slice(0, -1)},"features":[\n${lines.join(',\n')}\n]}\n`
}
