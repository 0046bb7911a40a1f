import { areFontsKept, rememberFonts, siteFaces } from '../loading/fonts.ts'
import { whenPresent } from '../loading/presence.ts'
import { UNSETTLED } from '../loading/settle.ts'
import { whenIdle } from '../loading/when-idle.ts'

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

/** What has lines of its own. */
const LINES = 'h1, h2, h3, p, li, dt, dd, td, th, summary, button, label, figcaption, blockquote'

/** What would have more or fewer lines, and no more than that, keeps its stand-in as long as it is seen. */
function setInPlace(part: Element): void {
  const elements = [part, ...part.querySelectorAll(LINES)]
  const before = elements.map(heightOf)
  part.setAttribute('data-fonts', '')
  const after = elements.map(heightOf)
  const changed = elements.filter((_, at) => Math.abs((after[at] ?? 0) - (before[at] ?? 0)) > A_LINE)
  const innermost = changed.filter((one) => !changed.some((other) => one !== other && one.contains(other)))
  for (const element of innermost) keepStandIn(element)
  if (Math.abs(heightOf(part) - (before[0] ?? 0)) > A_LINE) keepStandIn(part)
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height
}

function keepStandIn(element: Element): void {
  element.setAttribute('data-fonts', 'stand-in')
  passed.observe(element)
}

/** Sets the font where nobody sees it; above the reader only where the browser holds his place. */
const passed = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (isIntersecting || (boundingClientRect.top < 0 && !CSS.supports('overflow-anchor', 'auto'))) continue
    target.setAttribute('data-fonts', '')
    passed.unobserve(target)
  }
})

/** Sets the parts that were not seen, some in each idle moment; then all that comes later, other pages too. */
function setLater(parts: Element[]): void {
  for (let elements = 0; elements < MOST_AT_ONCE && parts.length > 0; ) {
    const part = parts.shift()
    if (!part) break
    if (isSeen(part)) setInPlace(part)
    else part.setAttribute('data-fonts', '')
    elements += 1 + part.querySelectorAll('*').length
  }
  if (parts.length === 0) whenPresent(() => root.setAttribute('data-fonts', ''))
  else whenIdle(() => setLater(parts))
}
