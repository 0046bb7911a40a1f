import { areFontsKept, rememberFonts, siteFaces } from '../loading/fonts.ts'
import { whenPresent } from '../loading/presence.ts'
import { UNSETTLED } from '../loading/settle.ts'

/** As many elements as one task may set anew on a slow phone. */
const MOST_AT_ONCE = 30

/** Less than any line is high, and more than two fonts differ in one. */
const A_LINE = 4

const root = document.documentElement

/**
 * Brings the site's fonts to the first page of a session, when it stands there, so that they hold up nothing: what is
 * seen is set in them first, unless it would need more or fewer lines and move what follows; all of it part by part.
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
  await taskOfItsOwn()
  const parts = partsOf(document.body)
  const seen = parts.filter(isSeen)
  const putOff = parts.filter((part) => !seen.includes(part) && !isLaidOut(part))
  for (const part of putOff) part.setAttribute('data-fonts', '')
  for (const part of seen) {
    await taskOfItsOwn()
    setInPlace(part)
  }
  setLater(parts.filter((part) => !part.hasAttribute('data-fonts')))
}

/** The page in parts that are small enough to be set in one task; what is not laid out costs nothing. */
function partsOf(element: Element): Element[] {
  const isSmall = element.querySelectorAll('*').length < MOST_AT_ONCE || (!isSeen(element) && !isLaidOut(element))
  return isSmall ? [element] : [...element.children].flatMap(partsOf)
}

function isLaidOut(element: Element): boolean {
  return !element.matches(UNSETTLED) && element.getClientRects().length > 0
}

/** After a frame, which lays out what has changed. */
function taskOfItsOwn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function setInPlace(part: Element): void {
  const before = heightsOf(part)
  part.setAttribute('data-fonts', '')
  const hasOtherLines = heightsOf(part).some((height, at) => Math.abs(height - (before[at] ?? 0)) > A_LINE)
  if (hasOtherLines) part.setAttribute('data-fonts', 'stand-in')
}

function heightsOf(part: Element): number[] {
  return [part, ...part.querySelectorAll('*')].map((element) => element.getBoundingClientRect().height)
}

/** Sets the parts that were not seen, one in each idle moment; then all that comes later, other pages too. */
function setLater(parts: Element[]): void {
  const part = parts.shift()
  if (!part) {
    whenPresent(() => root.setAttribute('data-fonts', ''))
    return
  }
  if (isSeen(part)) setInPlace(part)
  else part.setAttribute('data-fonts', '')
  if ('requestIdleCallback' in window) requestIdleCallback(() => setLater(parts))
  else setTimeout(() => setLater(parts))
}
