/** How much of the ground each of the four steps shows. */
export const STEP_METRES = 50

/**
 * The strip is drawn in units of six to the metre, so a step is 300 wide; this is how shapes in pixels of the picture
 * (2000 for 220 m) come to their place in it.
 */
export const FROM_PIXELS = 'translate(-79.2 -99) scale(.66)'

/** The part of the strip that a step shows, as an SVG wants it. */
export function viewBoxOf(step: 1 | 2 | 3 | 4): string {
  return `${(step - 1) * 300} 2 300 500`
}
