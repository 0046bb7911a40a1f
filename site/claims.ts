import { claimsData } from '../generated/content/claims.ts'
import type { Language } from './languages.ts'

/**
 * The figures of the claims, also for the flight time calculator. The charts in src/pages/home/figures show the same.
 */
export const claimFigures = claimsData.figures

/**
 * Every marketing figure of the site (content/claims.yaml). English and Swedish differ on purpose where the
 * specification says so. `texts` are the wordings a document may use; `npm run content` reports any other.
 */
export const claims = claimsData.claims

/** How each language compares the drone with walking: area in the same time, or how many times faster. */
export const walkingComparisons: Record<Language, { shows: 'areas' | 'speed'; text: string }> = {
  en: { shows: 'areas', text: claims.areaComparison.texts.en[0] },
  sv: { shows: 'speed', text: claims.timesFaster.texts.sv[0] },
}
