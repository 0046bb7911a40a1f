import type { DeliveryMessages } from './delivery.en.ts'

/** Exempelleveransen på användningsfallens sidor, på svenska. */
export const deliverySv: DeliveryMessages = {
  title: 'Exempel på en leverans',
  lead: 'Markeringarna i bilden ovan, som filer till din egen karta.',
  made: {
    title: 'Datorgenererat exempel',
    text: 'Ingen verklig plats eller inventering. Koordinaterna och datumen är påhittade: på en Sverigekarta hamnar markeringarna på öppet vatten i Vättern. Filerna är till för att visa formatet.',
  },
  files: {
    gpkg: 'GeoPackage, SWEREF\u00a099\u00a0TM',
    geojson: 'GeoJSON, WGS\u00a084',
    csv: 'CSV',
    jpg: 'Bild med markeringar',
    pdf: 'Rapport',
  },
  geojson: 'Samma markeringar med longitud och latitud',
  table: 'Samma markeringar i en tabell, en rad per markering',
  kilobytes: (size) => `${size}\u00a0kB`,
  note: 'En markering är bara misstänkt tills någon har kontrollerat den på plats. Vem som markerar, du eller programmet, står bland de vanliga frågorna.',
  coordinates:
    'Varje markering har typ, status och datum. Även tabellen och bilden är i SWEREF\u00a099\u00a0TM (EPSG:3006): välj det om programmet frågar efter bildens koordinatsystem.',
  worldFile: 'Världsfil (.jgw): spara den i samma mapp som bilden, så hamnar bilden under markeringarna',
  pages: {
    'bark-beetle-above': {
      contents: (count) =>
        `${count('redCrown') + count('greyCrown')} döda granar, ${count('group')} grupper och sökzonen`,
      picture: 'Ortofotot med varje krona inringad, JPEG',
      report: 'En A4-sida med bild, siffror och i vilken ordning du söker, PDF',
    },
    'windthrow-above': {
      contents: (count) =>
        `${count('fallenStem')} stammar, ${count('windthrow')} ytor och vägens farbara och spärrade sträckor`,
      picture: 'Ortofotot med varje stam inritad, JPEG',
      report: 'En A4-sida med bild, siffror och prioritering, PDF',
    },
    'final-felling-above': {
      contents: (count) => `${count('felledArea')} avverkade ytor, ${count('logPile')} vältor, hänsynen och kantzonen`,
      picture: 'Ortofotot med vältor, hänsyn och bäck, JPEG',
      report: 'En A4-sida med bild, siffror och platser att besöka, PDF',
    },
  },
}
