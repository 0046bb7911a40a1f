import type { Word } from '../glossary.ts'

const advanced = '/manual/advanced'
const api = '/api'

/** Words of maps, coordinates and files. */
export const mapWords = {
  sweref99Tm: {
    target: `${advanced}#coordinate-systems`,
    match: { en: ['SWEREF 99 TM'], sv: ['SWEREF 99 TM'] },
    definition: {
      en: 'The national map projection of Sweden (EPSG:3006), with coordinates in metres.',
      sv: 'Sveriges nationella kartprojektion (EPSG:3006), med koordinater i meter.',
    },
  },
  rt90: {
    target: `${advanced}#coordinate-systems`,
    match: { en: ['RT 90'], sv: ['RT 90'] },
    definition: {
      en: 'The Swedish coordinate system before SWEREF 99, still met in old files.',
      sv: 'Det svenska koordinatsystemet före SWEREF 99, som fortfarande finns i gamla filer.',
    },
  },
  wgs84: {
    target: `${advanced}#coordinate-systems`,
    match: { en: ['WGS 84'], sv: ['WGS 84'] },
    definition: {
      en: 'The global system of satellite receivers, normally with latitude and longitude.',
      sv: 'Satellitmottagarnas globala system, normalt med latitud och longitud.',
    },
  },
  geoPackage: {
    target: `${advanced}#file-formats`,
    match: { en: ['GeoPackage'], sv: ['GeoPackage'] },
    definition: {
      en: 'An open file format that keeps several layers with their attributes in one file (.gpkg).',
      sv: 'Ett öppet filformat som samlar flera lager med attribut i en fil (.gpkg).',
    },
  },
  shapefile: {
    target: `${advanced}#file-formats`,
    match: { en: ['Shapefile'], sv: ['Shapefile'] },
    definition: {
      en: 'An older, very common format that consists of several files with narrow limits on names and size (.shp and others).',
      sv: 'Ett äldre, mycket vanligt format av flera filer, med snäva gränser för namn och storlek (.shp med flera).',
    },
  },
  interface: {
    target: api,
    match: { en: ['API'], sv: ['API'] },
    definition: {
      en: 'A way for two computer systems to exchange data.',
      sv: 'Ett sätt för två datorsystem att utbyta data.',
    },
  },
  geoJson: {
    target: `${advanced}#file-formats`,
    match: { en: ['GeoJSON'], sv: ['GeoJSON'] },
    definition: {
      en: 'A text format for map objects, common on the web (.geojson).',
      sv: 'Ett textformat för kartobjekt, vanligt på webben (.geojson).',
    },
  },
  geoTiff: {
    target: `${advanced}#file-formats`,
    match: { en: ['GeoTIFF'], sv: ['GeoTIFF'] },
    definition: {
      en: 'An image format that knows its place on the map, used for orthophotos (.tif).',
      sv: 'Ett bildformat som anger var på kartan bilden hör hemma; det används för ortofoton (.tif).',
    },
  },
  synchronise: {
    target: '/manual/basics#synchronise',
    match: { en: ['synchronised', 'synchronise'], sv: ['synkroniserar', 'synkroniserat', 'synkronisera'] },
    definition: {
      en: 'To send your changes from the phone or tablet, and to fetch those of others.',
      sv: 'Att skicka ändringar från telefonen eller plattan, och hämta andras.',
    },
  },
} as const satisfies Record<string, Word>
