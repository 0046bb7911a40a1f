import { claimsData } from '../generated/content/claims.ts'
import type { Language } from './languages.ts'

/**
 * The numbers in the claims, for the flight time calculator and the figures on the home page, whose drawings
 * (src/pages/home/figures) show the same values.
 */
export const claimFigures = claimsData.figures

/**
 * All marketing claims with numbers (content/claims.yaml). English and Swedish differ where the specification says so.
 * `texts` are the wordings that documents may use; `npm run content` reports all others.
 */
export const claims = claimsData.claims

/** How each language compares the drone with walking: by the areas covered in the same time, or by speed. */
export const walkingComparisons: Record<Language, { shows: 'areas' | 'speed'; text: string }> = {
  en: { shows: 'areas', text: claims.areaComparison.texts.en[0] },
  sv: { shows: 'speed', text: claims.timesFaster.texts.sv[0] },
}
