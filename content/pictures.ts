import type { Language } from '../site/languages.ts'

/**
 * The pictures: one master each beside this file, with what it shows in both languages. All are made by computer, and
 * their alternative texts say so; an entry of a photograph says `isPhotograph: true`. The build makes AVIF and JPEG of
 * every master.
 */
export const pictures = {
  hero: {
    alt: {
      en: 'Drone view over spruce and pine forest at sunrise, with a mist-covered lake, a winding gravel road and blue hills on the horizon.',
      sv: 'Gran- och tallskog sedd från en drönare i soluppgången, med en dimhöljd sjö, en slingrande grusväg och blå berg vid horisonten.',
    },
  },
  orthophoto: {
    alt: {
      en: 'Orthophoto of a mixed forest with a gravel road, the edge of a mire and a clear-felled area with stumps and retention trees.',
      sv: 'Ortofoto av ett blandskogsbestånd med en grusväg, en myrkant och ett hygge med stubbar och evighetsträd.',
    },
  },
  'bark-beetle': {
    alt: {
      en: 'Drone view of a green spruce stand with a group of bark beetle-killed trees in rust red and grey.',
      sv: 'Ett grönt granbestånd sett från en drönare, med en grupp roströda och grå träd som dödats av granbarkborre.',
    },
  },
  windthrow: {
    alt: {
      en: 'Storm-felled swath through a spruce forest, dozens of stems with upturned root plates lying in the same direction.',
      sv: 'Stormfällt stråk genom granskog, tiotals stammar med rotvältor som ligger åt samma håll.',
    },
  },
  fire: {
    alt: {
      en: 'Burnt forest from above: blackened ground, charred standing stems, scorched pines and thin smoke, green forest beyond.',
      sv: 'Brandfält uppifrån: svart mark, förkolnade stående stammar, svedda tallar och tunn rök, grön skog bakom.',
    },
  },
  wildlife: {
    alt: {
      en: 'Thermal drone image of a dark forest clearing where four moose show up as bright warm spots among young trees.',
      sv: 'Värmebild från drönare över en mörk glänta i skogen där fyra älgar syns som ljusa, varma fläckar bland unga träd.',
    },
  },
  'young-forest': {
    alt: {
      en: 'Drone view over young forest in a clearing: pines two to three metres high between birches, some of them browsed.',
      sv: 'Ungskog i en glänta sedd från en drönare: två till tre meter höga tallar bland björkar, en del av dem betade.',
    },
  },
  'final-felling': {
    alt: {
      en: 'Newly clear-felled area with log piles along a forest road, retention patches and a buffer zone along a stream.',
      sv: 'Nytt hygge med vältor längs en skogsbilväg, hänsynsytor och en kantzon längs en bäck.',
    },
  },
  planning: {
    alt: {
      en: 'Forest landscape straight from above with clearly different stands: dark spruce, lighter pine, light-green birch and recent clear-felled areas.',
      sv: 'Skogslandskap rakt uppifrån med tydligt olika bestånd: mörk gran, ljusare tall, ljusgrön björk och nya hyggen.',
    },
  },
  'forest-owner': {
    alt: {
      en: 'A small red cottage with white corners between a meadow and the forest edge, with a gravel road passing by.',
      sv: 'En liten röd stuga med vita knutar mellan en äng och skogsbrynet, vid en grusväg.',
    },
  },
  timber: {
    alt: {
      en: 'Stacked timber with pale cut ends along a gravel forest road in morning light.',
      sv: 'Vältor med ljusa ändytor längs en grusad skogsbilväg i morgonljus.',
    },
  },
  'bark-beetle-above': {
    alt: {
      en: 'Orthophoto of a spruce stand where three groups of bark beetle-killed trees stand out, rust red and grey among green crowns.',
      sv: 'Ortofoto av ett granbestånd med tre tydliga grupper av roströda och grå träd, dödade av granbarkborre, bland gröna kronor.',
    },
  },
  'windthrow-above': {
    alt: {
      en: 'Orthophoto of a storm-felled swath through spruce forest, with stems in one direction and a forest road blocked by fallen trees.',
      sv: 'Ortofoto av ett stormfällt stråk genom granskog, med stammar åt samma håll och en skogsbilväg som spärras av fallna träd.',
    },
  },
  'final-felling-above': {
    alt: {
      en: 'Orthophoto of a clear-felled area with machine tracks, retention patches, a buffer zone along a stream and log piles by the road.',
      sv: 'Ortofoto av ett hygge med körstråk, hänsynsytor, en kantzon längs en bäck och vältor vid vägen.',
    },
  },
  'fire-above': {
    alt: {
      en: 'Orthophoto of a burnt area in pine forest: black ground, green unburnt islands and an edge of scorched, orange crowns.',
      sv: 'Ortofoto av ett brandfält i tallskog: svart mark, gröna obrända öar och en kant av svedda, orange kronor.',
    },
  },
  'wildlife-above': {
    alt: {
      en: 'Thermal image straight from above where moose and roe deer show up as small warm spots in two dark clearings.',
      sv: 'Värmebild rakt uppifrån där älgar och rådjur syns som små varma fläckar i två mörka gläntor.',
    },
  },
} as const satisfies Record<string, { alt: Record<Language, string>; isPhotograph?: true }>

/**
 * The hero's picture (`planning-flown.jpg`): `planning` as the flight leaves it, and the part of it that a phone shows, in
 * pixels of that file: most of it lies under a veil, so that few bytes do. With the page it fits into the first two rounds of a new connection.
 */
export const heroPictures = {
  flown: { left: 0, top: 0, width: 2000, height: 1125, widths: [800, 1200, 1600, 2000], avifQuality: 40 },
  'flown-narrow': { left: 880, top: 0, width: 1120, height: 1125, widths: [480, 640, 800], avifQuality: 25 },
} as const

export type PictureName = keyof typeof pictures

const MADE_BY_COMPUTER: Record<Language, string> = { en: 'Made by computer.', sv: 'Datorgenererad bild.' }

/** The alternative text of a picture: what it shows, here or in a document, and that it is no photograph. */
export function alternativeText(name: PictureName, language: Language, shows: string = pictures[name].alt[language]) {
  return 'isPhotograph' in pictures[name] ? shows : `${shows} ${MADE_BY_COMPUTER[language]}`
}

/** A picture that stands by itself; those seen straight down (`-above`) are shown with the findings only. */
export type ViewName = Exclude<PictureName, `${string}-above`>

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name)
}
