import { columnsOf, type Delivery } from './delivered-marks.ts'

/**
 * Metres without a place on the earth. RFC 7946 knows only longitude and latitude, and without a hint map programs take
 * the metres for degrees; GDAL, and with it QGIS, reads this one as a local system. Readers of the RFC pass over it.
 */
const LOCAL_METRES = { type: 'name', properties: { name: 'LOCAL_CS["local metres",UNIT["metre",1]]' } }

/** The marks in the form of RFC 7946, one on each line; what is small comes last and is drawn on top. */
export function writeGeoJson(delivery: Delivery, name: string): string {
  const { m, features } = delivery
  const columns = columnsOf(delivery).filter((column) => column !== 'x' && column !== 'y') // the geometry says them
  const fromBelow = [...Map.groupBy(features, ({ mark }) => mark).values()].toReversed().flat()
  const lines = fromBelow.map(({ id, geometry, values }) => {
    const properties = Object.fromEntries(columns.map((column) => [m.columns[column], values[column] ?? null]))
    return JSON.stringify({ type: 'Feature', id, properties, geometry })
  })
  const head = { type: 'FeatureCollection', name, description: m.origin, crs: LOCAL_METRES }
  return `${JSON.stringify(head).slice(0, -1)},"features":[\n${lines.join(',\n')}\n]}\n`
}
