import type { Language } from './languages.ts'

/**
 * The drawing over the home page's picture `planning`, in units of 1600 × 900 for the picture's 760 m width: six of its
 * compartments, as content/overlays/planning.json describes them, and the flight over them. The style sheet of the flight
 * (flight.css) and the picture under it (content/pictures/planning-flown.jpg) were drawn after these measures.
 */
export const heroMap = {
  width: 1600,
  height: 900,
  flight:
    'M1122 869L1616 786A41 41 0 0 0 1603 706L983 810A41 41 0 0 1 970 730L1616 622A41 41 0 0 0 1603 542L796 677A41 41 0 0 1 782 596L1616 457A41 41 0 0 0 1603 377L751 519A41 41 0 0 1 738 439L1616 292A41 41 0 0 0 1603 212L784 349A41 41 0 0 1 771 269L1616 127A41 41 0 0 0 1603 47L980 151',
} as const

/** A compartment of the drawing, as its overlay has it; `at` is where its number stands. */
export type HeroCompartment = {
  number: number
  label: Record<Language, string>
  hectares: number
  outline: string
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
    outline:
      'M1365 294l6 3 23-25 15-30 10-16 7-17 6-9 19-14 32-14 48-41 43-23 42-27 0-97-470 0 4 36-1 23 1 14 3 14 9 20 1 9-7 66-9 31 16 10 19 24 7 5 40 10 25 4 40 12 41 15z',
  },
  {
    number: 6,
    label: { en: 'Birch, 38 years', sv: 'Björk, 38 år' },
    hectares: 1.55,
    at: [1488, 362],
    outline:
      'M1592 509l24 1 0-429-42 27-43 23-48 41-32 14-19 14-6 9-7 17-10 16-12 27-8 11-18 17 11 43-1 14-8 29 1 29 23 15 20 21 32 18 26 20 39 11 17 1 18 5 22 1z',
  },
  {
    number: 10,
    label: { en: 'Spruce, 81 years', sv: 'Gran, 81 år' },
    hectares: 1.81,
    at: [921, 442],
    outline:
      'M941 591l19 2 23-11 23-20 23-12 14-11 17-9 15-16 14-8-8-23-4-33-9-19-11-31-2-37-16-29-12-28-1-12-3-2-14-1-20-6-29-19-34-14-9 0-20 3-23-1-25 3-19 32-8 48-4 9-13 17-11 31-9 37-3 29-4 29-4 9-11 19-1 26 29 19 29 6 23 1 26 9z',
  },
  {
    number: 11,
    label: { en: 'Young forest, 16 years', sv: 'Ungskog, 16 år' },
    hectares: 1.85,
    at: [1208, 380],
    outline:
      'M1247 554l15-11 18-21 24-22 13-17 17-29 17-15 14-19 9-9-1-28 8-29 1-14-11-41-1-2-33-19-40-15-43-13-25-4-40-10-7-5-21-25-8-6-7-2-15 12-48 28-17 20-26 19-14 14 1 15 13 30 14 24 3 40 11 31 9 19 4 33 8 23 11 2 57 0 12 2 40 16 22 20z',
  },
  {
    number: 15,
    label: { en: 'Clear-felled, scarified', sv: 'Hygge, markberett' },
    hectares: 1.92,
    at: [1114, 655],
    outline:
      'M1239 889l7 1 4-4 24-55 14-20 6-25-12-43-12-23-6-26-15-83-3-34 1-20-1-3-16-8-19-18-40-18-14-2-68-2-14 8-15 16-17 9-16 12-19 9-22 20-20 10-6 4 10 46 7 20 0 76 17 17 23 9 32 18 34 21 17 13 43 28 14 8 17 6 20 13 23 8z',
  },
  {
    number: 16,
    label: { en: 'Spruce, 88 years', sv: 'Gran, 88 år' },
    hectares: 1.93,
    at: [1401, 594],
    outline:
      'M1294 783l3 3 17-12 24-11 19-16 25-13 32-1 23-9 37-6 23-6 20-3 29-11 17-9 20-7 33-9 0-163-45-6-22-1-18-5-17-1-37-11-8-4-23-19-29-15-23-23-20-13-4 2-19 25-17 15-17 29-13 17-24 22-13 15-20 20-1 20 3 34 15 83 6 26 12 23z',
  },
]
