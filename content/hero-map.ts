import type { Language } from '../site/languages.ts'

/**
 * A compartment of the drawing over the hero of the home page, as content/overlays/planning.json describes it; `at` is where
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

export const heroCompartments: readonly HeroCompartment[] = [
  {
    number: 5,
    label: { en: 'Pine, 72 years', sv: 'Tall, 72 år' },
    hectares: 2.14,
    at: [1312, 130],
  },
  {
    number: 6,
    label: { en: 'Birch, 38 years', sv: 'Björk, 38 år' },
    hectares: 1.55,
    at: [1488, 362],
  },
  {
    number: 10,
    label: { en: 'Spruce, 81 years', sv: 'Gran, 81 år' },
    hectares: 1.81,
    at: [921, 442],
  },
  {
    number: 11,
    label: { en: 'Young forest, 16 years', sv: 'Ungskog, 16 år' },
    hectares: 1.85,
    at: [1208, 380],
  },
  {
    number: 15,
    label: { en: 'Clear-felled, scarified', sv: 'Hygge, markberett' },
    hectares: 1.92,
    at: [1114, 655],
  },
  {
    number: 16,
    label: { en: 'Spruce, 88 years', sv: 'Gran, 88 år' },
    hectares: 1.93,
    at: [1401, 594],
  },
]
