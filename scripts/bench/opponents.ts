import type { Row } from './verdict.ts'

/*
 * What five other generators of documentation reached, measured side by side on 21 November 2026: one quiet machine of
 * two processors, Lighthouse 13 on a phone (slow 4G, processor four times slower, simulated), medians of five; a page
 * with one picture and a chapter of 1,300 words. "Floor" is the same content as bare HTML. Another machine has other
 * times: compare columns of one run, and take these as what is to be stayed below.
 */
const NAMES = ['floor', 'Starlight', 'Docusaurus', 'VitePress', 'Fumadocs', 'Nextra'] as const

const FIGURES: Readonly<Record<string, readonly number[]>> = {
  'home: first paint': [759, 1051, 905, 1353, 909, 903],
  'home: largest paint': [1351, 1051, 2430, 2328, 2403, 1953],
  'home: blocking time': [25, 0, 80, 52, 113, 88],
  'home: main thread': [329, 528, 951, 766, 1384, 1315],
  'home: script time': [9, 47, 378, 222, 666, 611],
  'home: all bytes': [117, 56, 282, 264, 445, 352],
  'home: script': [0, 23, 151, 61, 296, 198],
  'chapter: first paint': [780, 943, 904, 1354, 903, 986],
  'chapter: largest paint': [786, 1072, 1949, 2404, 2179, 2206],
  'chapter: blocking time': [10, 0, 89, 86, 213, 137],
  'chapter: main thread': [386, 871, 1374, 962, 2206, 1516],
  'chapter: script time': [14, 69, 650, 235, 967, 650],
  'chapter: all bytes': [64, 64, 256, 270, 450, 291],
  'chapter: script': [0, 25, 175, 56, 296, 198],
  'chapter: requests': [3, 13, 31, 14, 42, 16],
  'phone, cold': [291, 348, 323, 486, 385, 306],
  'phone, warm': [290, 348, 175, 157, 134, 196],
  'desktop, cold': [56, 114, 89, 101, 136, 103],
  'desktop, warm': [59, 79, 46, 40, 76, 59],
}

/** The line with what the others reached beside it, where it was measured for them. */
export function besideOpponents(name: string, row: Row): Row {
  const figures = FIGURES[name] ?? []
  return { ...row, ...Object.fromEntries(figures.map((figure, index) => [NAMES[index] ?? '', figure])) }
}
