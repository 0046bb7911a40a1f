import { DatabaseSync } from 'node:sqlite'
import { samplesMessages } from '../../generated/messages/samples.ts'
import { sampleFlights } from '../../site/deliveries.ts'
import type { Position } from '../pictures/overlay-drawing.ts'
import type { Geometry } from './geometry.ts'
import type { SampleField } from './read-delivery.ts'
import {
  type AttributeValue,
  type DeliveredFeature,
  type Delivery,
  listUsedFields,
  sortForDrawing,
} from './read-delivery.ts'

const SWEREF_99_TM = 3006

const WKT = {
  3006: 'PROJCS["SWEREF99 TM",GEOGCS["SWEREF99",DATUM["SWEREF99",SPHEROID["GRS 1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4619"]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",15],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1],AUTHORITY["EPSG","3006"]]',
  4326: 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]',
}

/** The tables that every GeoPackage has (OGC 12-128r18, version 1.3); application_id is "GPKG". */
const CREATE_TABLES = `
  PRAGMA application_id = 0x47504B47;
  PRAGMA user_version = 10300;
  CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL,
    organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
  CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
    description TEXT DEFAULT '', last_change DATETIME NOT NULL, min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE,
    srs_id INTEGER REFERENCES gpkg_spatial_ref_sys(srs_id));
  CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL UNIQUE REFERENCES gpkg_contents(table_name),
    column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
    srs_id INTEGER NOT NULL REFERENCES gpkg_spatial_ref_sys(srs_id), z TINYINT NOT NULL, m TINYINT NOT NULL,
    PRIMARY KEY (table_name, column_name));
  INSERT INTO gpkg_spatial_ref_sys VALUES
    ('Undefined cartesian SRS', -1, 'NONE', -1, 'undefined', NULL),
    ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', NULL),
    ('WGS 84', 4326, 'EPSG', 4326, '${WKT[4326]}', NULL),
    ('SWEREF 99 TM', 3006, 'EPSG', 3006, '${WKT[3006]}', NULL);
`

const LAYERS = [
  ['areas', 'Polygon'],
  ['lines', 'LineString'],
  ['points', 'Point'],
] as const

const WKB_TYPES = { Point: 1, LineString: 2, Polygon: 3 } as const

const INTEGER_FIELDS: readonly SampleField[] = ['number', 'priority', 'trees', 'red', 'grey', 'stems', 'group']

/** Writes the marks into a new GeoPackage in SWEREF 99 TM: one layer each for areas, lines and points. */
export function writeGeoPackage({ picture, features, language }: Delivery, file: string): void {
  const words = samplesMessages[language]
  const database = new DatabaseSync(file)
  try {
    database.exec(`BEGIN; ${CREATE_TABLES}`)
    for (const [layer, type] of LAYERS) {
      const marks = sortForDrawing(features).filter(({ geometry }) => geometry.type === type)
      if (marks.length === 0) continue
      const name = words.layers[layer]
      writeLayer(database, name, type, marks, words.fields)
      const east = marks.flatMap(({ geometry }) => positionsOf(geometry).map(([x]) => x))
      const north = marks.flatMap(({ geometry }) => positionsOf(geometry).map(([, y]) => y))
      const bounds = [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)]
      const changed = `${sampleFlights[picture].date}T12:00:00.000Z`
      database
        .prepare('INSERT INTO gpkg_contents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(name, 'features', name, words.note, changed, ...bounds, SWEREF_99_TM)
      database
        .prepare('INSERT INTO gpkg_geometry_columns VALUES (?, ?, ?, ?, 0, 0)')
        .run(name, 'geom', type.toUpperCase(), SWEREF_99_TM)
    }
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

function writeLayer(
  database: DatabaseSync,
  layer: string,
  type: Geometry['type'],
  marks: readonly DeliveredFeature[],
  names: Readonly<Record<SampleField, string>>,
): void {
  const fields = listUsedFields(marks)
  const columns = fields.map((field) => `, "${names[field]}" ${columnType(field, marks)}`).join('')
  database.exec(`CREATE TABLE "${layer}" (fid INTEGER PRIMARY KEY AUTOINCREMENT, geom ${type.toUpperCase()}${columns})`)
  const insert = database.prepare(`INSERT INTO "${layer}" VALUES (NULL, ?${', ?'.repeat(fields.length)})`)
  for (const { geometry, values } of marks)
    insert.run(blobOf(geometry), ...fields.map((field) => values[field] ?? null))
}

function columnType(field: SampleField, marks: readonly DeliveredFeature[]): string {
  if (field === 'date') return 'DATE'
  if (INTEGER_FIELDS.includes(field)) return 'INTEGER'
  const isNumber = (value: AttributeValue | undefined) => typeof value === 'number'
  return marks.some(({ values }) => isNumber(values[field])) ? 'DOUBLE' : 'TEXT'
}

/** A GeoPackage geometry blob: header "GP", version 0, little-endian without envelope, the SRS id, then WKB. */
function blobOf(geometry: Geometry): Uint8Array {
  const head = Buffer.from([0x47, 0x50, 0, 1, 0, 0, 0, 0, 1]) // the last byte begins the WKB: little-endian
  head.writeInt32LE(SWEREF_99_TM, 4)
  return Buffer.concat([head, encodeUint32(WKB_TYPES[geometry.type]), coordinatesOf(geometry)])
}

function coordinatesOf({ type, coordinates }: Geometry): Buffer {
  if (type === 'Point') return encodePosition(coordinates)
  if (type === 'LineString') return encodeWithCount(coordinates.map(encodePosition))
  return encodeWithCount(coordinates.map((ring) => encodeWithCount(ring.map(encodePosition))))
}

function encodeWithCount(parts: readonly Buffer[]): Buffer {
  return Buffer.concat([encodeUint32(parts.length), ...parts])
}

function encodeUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function encodePosition([x, y]: Position): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeDoubleLE(x, 0)
  bytes.writeDoubleLE(y, 8)
  return bytes
}

function positionsOf({ type, coordinates }: Geometry): readonly Position[] {
  return type === 'Point' ? [coordinates] : type === 'LineString' ? coordinates : coordinates.flat()
}
