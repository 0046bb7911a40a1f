import { samplesMessages } from '../../generated/messages/samples.ts'
import { toWgs84 } from './geometry.ts'
import { type Delivery, fieldsOf, fromBelow } from './read-delivery.ts'

/** The marks in the form of RFC 7946, in WGS 84 with longitude before latitude, one on each line. */
export function writeGeoJson({ features, language }: Delivery, name: string): string {
  const words = samplesMessages[language]
  const fields = fieldsOf(features)
  const lines = fromBelow(features).map(({ mark, geometry, values }) => {
    const properties = Object.fromEntries(fields.map((field) => [words.fields[field], values[field] ?? null]))
    return JSON.stringify({ type: 'Feature', id: `${mark}-${values.number}`, properties, geometry: toWgs84(geometry) })
  })
  const head = { type: 'FeatureCollection', name, description: words.note }
  return `${JSON.stringify(head).slice(0, -1)},"features":[\n${lines.join(',\n')}\n]}\n`
}
