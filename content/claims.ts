import type { Language } from './languages.ts'

/**
 * Every marketing figure of the site, once. English and Swedish differ on purpose where the
 * specification says so. `texts` are the wordings a document may use; `npm run content` reports any other.
 */
export type Claim = {
  /** Label above the figure, the figure, and the words under it, as the fact strip shows them. */
  strip: Record<Language, { lead: string; figure: string; unit: string } | null>
  texts: Record<Language, readonly string[]>
}

export const claims = {
  hectares: {
    strip: {
      en: { lead: 'over', figure: '500,000', unit: 'hectares surveyed' },
      sv: { lead: 'över', figure: '500\u202f000', unit: 'inventerade hektar' },
    },
    texts: {
      en: ['more than 500,000 hectares surveyed', 'over 500,000 hectares surveyed'],
      sv: ['över 500\u202f000 inventerade hektar', 'över 500\u202f000 hektar inventerade'],
    },
  },
  orthophotos: {
    strip: {
      en: { lead: 'over', figure: '20,000', unit: 'Rapid Orthophotos' },
      sv: { lead: 'över', figure: '30\u202f000', unit: 'Rapid Orthophotos' },
    },
    texts: { en: ['over 20,000 Rapid Orthophotos'], sv: ['över 30\u202f000 Rapid Orthophotos'] },
  },
  captureSpeed: {
    strip: {
      en: { lead: 'at', figure: '10–15\u00a0s', unit: 'per hectare' },
      sv: { lead: '', figure: '10–15\u00a0s', unit: 'per hektar' },
    },
    texts: { en: ['10–15 seconds per hectare'], sv: ['10–15 sekunder per hektar'] },
  },
  finishTime: {
    strip: {
      en: { lead: 'about', figure: '15\u00a0min', unit: 'to finish' },
      sv: { lead: 'klart på cirka', figure: '15\u00a0min', unit: '' },
    },
    texts: { en: ['about 15 minutes to finish'], sv: ['klart på cirka 15 minuter'] },
  },
  areaComparison: {
    strip: { en: null, sv: null },
    texts: { en: ['100\u00a0ha on foot or 1,500\u00a0ha by drone in the same time'], sv: [] },
  },
  timesFaster: {
    strip: { en: null, sv: null },
    texts: { en: [], sv: ['upp till 20 gånger snabbare'] },
  },
} as const satisfies Record<string, Claim>

/** How a language compares the drone with walking: areas in the same time, or so many times faster. */
export const comparisons: Record<Language, { shows: 'areas' | 'speed'; text: string }> = {
  en: { shows: 'areas', text: claims.areaComparison.texts.en[0] },
  sv: { shows: 'speed', text: claims.timesFaster.texts.sv[0] },
}

/** The figures behind the claims, for the time calculator and the drawing of the two squares. */
export const claimFigures = {
  secondsPerHectare: { from: 10, to: 15 },
  sameTime: { onFootHectares: 100, byDroneHectares: 1500 },
} as const
