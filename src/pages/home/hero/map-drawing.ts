import type { Language } from '../../../../content/languages.ts'

/**
 * The drawing over the home page's picture `planning`, in units of 1600 × 900 for the picture's 760 m width: six of its
 * compartments, which content/overlays/planning.json describes, and the flight over them. Their outlines and facts, and
 * the style sheet of the flight, are made of this (build/hero-flight.ts).
 */
export const heroMap = {
  width: 1600,
  height: 900,
  compartments: [5, 6, 10, 11, 15, 16],
  flight:
    'M1122 869L1616 786A41 41 0 0 0 1603 706L983 810A41 41 0 0 1 970 730L1616 622A41 41 0 0 0 1603 542L796 677A41 41 0 0 1 782 596L1616 457A41 41 0 0 0 1603 377L751 519A41 41 0 0 1 738 439L1616 292A41 41 0 0 0 1603 212L784 349A41 41 0 0 1 771 269L1616 127A41 41 0 0 0 1603 47L980 151',
  /** The letters of a plate (hero-map.css). */
  labelSize: 19,
  /** How wide a strip one lane shows: lanes overlap a little. */
  lane: 85,
  /** Seconds until the drone starts and that it flies, and the curve of its speed. */
  start: 0.3,
  duration: 3.2,
  speed: [0.35, 0.05, 0.5, 1],
} as const

/** A compartment of the drawing, as its overlay has it (build/hero-flight.ts); `at` is where its number stands. */
export type HeroCompartment = {
  number: number
  label: Record<Language, string>
  hectares: number
  outline: string
  at: readonly [x: number, y: number]
}
