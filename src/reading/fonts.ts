import { areFontsKept, rememberFonts, siteFaces } from '../loading/fonts.ts'

/** As many elements as one task may set anew on a slow phone. */
const MOST_AT_ONCE = 60

/** Less than any line is high, and more than two fonts differ in one. */
const A_LINE = 4

const root = document.documentElement

/**
 * Brings the site's fonts to the first page of a session, when it stands there, so that they hold up nothing: what is
 * seen is set in them at once, unless it would need more or fewer lines and move what follows; the rest part by part.
 * Every later page has them from its beginning.
 */
export function startFonts(): void {
  if (!areFontsKept()) bringFonts().catch((error) => console.debug('The fonts could not be had.', error))
}

async function bringFonts(): Promise<void> {
  const faces = siteFaces()
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
  rememberFonts()
  const parts = partsOf(document.body)
  const seen = new Set(parts.filter(isSeen))
  setInPlace([...seen])
  setLater(parts.filter((part) => !seen.has(part)))
}

/** The page in parts that are small enough to be set in one task. */
function partsOf(element: Element): Element[] {
  const isSmall = element.querySelectorAll('*').length < MOST_AT_ONCE
  return isSmall ? [element] : [...element.children].flatMap(partsOf)
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function setInPlace(parts: readonly Element[]): void {
  const before = parts.map(heightsOf)
  for (const part of parts) part.setAttribute('data-fonts', '')
  const hasOtherLines = parts.map((part, index) =>
    heightsOf(part).some((height, at) => Math.abs(height - (before[index]?.[at] ?? 0)) > A_LINE),
  )
  for (const [index, part] of parts.entries()) if (hasOtherLines[index]) part.setAttribute('data-fonts', 'stand-in')
}

function heightsOf(part: Element): number[] {
  return [part, ...part.querySelectorAll('*')].map((element) => element.getBoundingClientRect().height)
}

/** Sets the parts that were not seen, one in each idle moment; then all that comes later, other pages too. */
function setLater(parts: Element[]): void {
  const part = parts.shift()
  if (!part) {
    root.dataset.fonts = ''
    return
  }
  if (isSeen(part)) setInPlace([part])
  else part.setAttribute('data-fonts', '')
  if ('requestIdleCallback' in window) requestIdleCallback(() => setLater(parts))
  else setTimeout(() => setLater(parts))
}
