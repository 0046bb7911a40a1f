import type { DeliveryMessages, SampleFilesMessages } from './delivery.en.ts'

/** Exempelleveransen på användningsfallens sidor, på svenska. */
export const deliverySv: DeliveryMessages = {
  title: 'Exempel på en leverans',
  lead: 'Markeringarna i bilden ovan, som filer till din egen karta.',
  made: {
    title: 'Datorgenererat exempel',
    text: 'Ingen verklig plats eller inventering. Filerna öppnas i ett kartprogram men hamnar inte rätt på en Sverigekarta: koordinaterna är påhittade, i meter från bildens hörn. De är till för att visa formatet.',
  },
  files: { geojson: 'GeoJSON', csv: 'CSV', jpg: 'Bild med markeringar', pdf: 'Rapport' },
  table: 'Samma markeringar i en tabell, en rad per markering',
  kilobytes: (size) => `${size}\u00a0kB`,
  note: 'En markering är bara misstänkt tills någon har kontrollerat den på plats. Vem som markerar, du eller programmet, står bland de vanliga frågorna.',
  metres:
    'x och y är antalet meter österut och norrut från bildens nedre vänstra hörn. Välj att filen saknar koordinatsystem om programmet frågar.',
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

/** Orden i exempelleveransens filer, på svenska. */
export const sampleFilesSv: SampleFilesMessages = {
  kinds: {
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
  columns: {
    number: 'nummer',
    kind: 'slag',
    trees: 'träd',
    red: 'röda',
    grey: 'grå',
    stems: 'stammar',
    area_ha: 'areal_ha',
    length_m: 'längd_m',
    crown_radius_m: 'kronradie_m',
    distance_m: 'avstånd_m',
    group: 'grupp',
    species: 'trädslag',
    x: 'x_m',
    y: 'y_m',
    label: 'etikett',
    origin: 'ursprung',
  },
  species: { pine: 'tall', aspen: 'asp' },
  origin: 'datorgenererad illustration, lokala koordinater i meter, ingen verklig plats',
  pictureNote: 'Datorgenererad illustration',
  report: {
    madeTitle: 'Datorgenererat exempel',
    kind: 'Exempelleverans',
    sample: 'Exempel, utan datum',
    legend: 'Det här är markerat',
    scale: (denominator) => `Skala 1:${denominator} på A4`,
    what: 'Markerat',
    size: 'Antal och storlek',
    outside: 'utanför grupperna',
    checks: 'Börja med det här på plats',
    suspicion: 'En markering är bara en misstanke tills någon har kontrollerat den på plats.',
    metres: 'x och y: antal meter österut och norrut från bildens nedre vänstra hörn.',
    made: 'Bilden är en illustration, ingen verklig plats eller inventering. Siffrorna är uppmätta i den.',
    alt: 'Datorgenererat ortofoto med de markeringar som teckenförklaringen beskriver.',
  },
  reports: {
    'bark-beetle-above': {
      title: 'Granbarkborre',
      list: 'Sök i den här ordningen',
      order: 'Flest röda kronor först, eftersom de är nyare än de grå.',
      checks: [
        'Döda granar faller utan förvarning. Håll avstånd och arbeta inte ensam.',
        'Leta efter brunt borrmjöl vid stambasen och i barkspringor på de gröna granar som står närmast de röda kronorna, i allt vidare cirklar.',
        'Notera resultatet för varje markering: bekräftad eller avskriven.',
      ],
    },
    'windthrow-above': {
      title: 'Stormfällning',
      list: 'Prioritering',
      order: 'Vägen först, sedan ytan med flest stammar.',
      checks: [
        'Att arbeta i stormfälld skog är mycket farligt. Gå inte in om du är osäker och arbeta aldrig ensam.',
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
}
