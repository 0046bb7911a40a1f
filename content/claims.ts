import type { Language } from '../site/languages.ts'

/**
 * Every marketing figure of the site, once. English and Swedish differ on purpose where the
 * specification says so. `texts` are the wordings a document may use; `npm run content` reports any other.
 */
export type Claim = {
  /** Label above the figure, the figure, and the words under it, as the fact strip shows them. */
  strip: Record<Language, { lead: string; figure: string; unit: string } | null>
  texts: Record<Language, readonly string[]>
}

/** The figures of the claims, also for the time calculator. Drawn after them: the files in src/pages/home/figures. */
export const claimFigures = {
  hectares: { en: '500,000', sv: '500\u202f000' },
  orthophotos: { en: '20,000', sv: '30\u202f000' },
  secondsPerHectare: { from: 10, to: 15 },
  minutesToFinish: 15,
  sameTime: { onFootHectares: 100, byDroneHectares: 1500 },
  timesFaster: 20,
} as const

const { hectares, orthophotos, minutesToFinish, sameTime, timesFaster } = claimFigures
const seconds = `${claimFigures.secondsPerHectare.from}–${claimFigures.secondsPerHectare.to}`
const byDrone = sameTime.byDroneHectares.toLocaleString('en')

export const claims = {
  hectares: {
    strip: {
      en: { lead: 'over', figure: hectares.en, unit: 'hectares surveyed' },
      sv: { lead: 'över', figure: hectares.sv, unit: 'inventerade hektar' },
    },
    texts: {
      en: [`more than ${hectares.en} hectares surveyed`, `over ${hectares.en} hectares surveyed`],
      sv: [`över ${hectares.sv} inventerade hektar`, `över ${hectares.sv} hektar inventerade`],
    },
  },
  orthophotos: {
    strip: {
      en: { lead: 'over', figure: orthophotos.en, unit: 'Rapid Orthophotos' },
      sv: { lead: 'över', figure: orthophotos.sv, unit: 'Rapid Orthophotos' },
    },
    texts: { en: [`over ${orthophotos.en} Rapid Orthophotos`], sv: [`över ${orthophotos.sv} Rapid Orthophotos`] },
  },
  captureSpeed: {
    strip: {
      en: { lead: 'at', figure: `${seconds}\u00a0s`, unit: 'per hectare' },
      sv: { lead: '', figure: `${seconds}\u00a0s`, unit: 'per hektar' },
    },
    texts: { en: [`${seconds} seconds per hectare`], sv: [`${seconds} sekunder per hektar`] },
  },
  finishTime: {
    strip: {
      en: { lead: 'about', figure: `${minutesToFinish}\u00a0min`, unit: 'to finish' },
      sv: { lead: 'klart på cirka', figure: `${minutesToFinish}\u00a0min`, unit: '' },
    },
    texts: {
      en: [`about ${minutesToFinish} minutes to finish`],
      sv: [`klart på cirka ${minutesToFinish} minuter`],
    },
  },
  areaComparison: {
    strip: { en: null, sv: null },
    texts: {
      en: [`${sameTime.onFootHectares}\u00a0ha on foot or ${byDrone}\u00a0ha by drone in the same time`],
      sv: [],
    },
  },
  timesFaster: {
    strip: { en: null, sv: null },
    texts: { en: [], sv: [`upp till ${timesFaster} gånger snabbare`] },
  },
} as const satisfies Record<string, Claim>

/** How a language compares the drone with walking: areas in the same time, or how many times faster. */
export const comparisons: Record<Language, { shows: 'areas' | 'speed'; text: string }> = {
  en: { shows: 'areas', text: claims.areaComparison.texts.en[0] },
  sv: { shows: 'speed', text: claims.timesFaster.texts.sv[0] },
}
