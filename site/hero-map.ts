import { heroMapData } from '../generated/content/hero-map.ts'
import type { Language } from './languages.ts'

/**
 * A compartment (content/hero-map.yaml) of the drawing over the hero of the home page, as content/overlays/planning.json describes it; `at` is where
 * its number stands, in units of the drawing, which has 1600 × 900 for 760 m of width. Its outline is in
 * src/pages/home/hero/outlines.svg. The style sheet of the flight (flight.css) and the picture under it
 * (content/pictures/planning-flown.jpg) were drawn after the same measures.
 */
export type HeroCompartment = {
  number: number
  label: Record<Language, string>
  hectares: number
  at: readonly [x: number, y: number]
}

/** How wide the longest label of a language is, in units of the drawing. */
export const widestLabel: Record<Language, number> = { en: 192, sv: 161 }

const PLACES: Record<(typeof heroMapData)['compartments'][number]['number'], HeroCompartment['at']> = {
  5: [1312, 130],
  6: [1488, 362],
  10: [921, 442],
  11: [1208, 380],
  15: [1114, 655],
  16: [1401, 594],
}

export const heroCompartments: readonly HeroCompartment[] = heroMapData.compartments.map((compartment) => ({
  ...compartment,
  at: PLACES[compartment.number],
}))
