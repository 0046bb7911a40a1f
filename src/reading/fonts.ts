import { afterFrame } from '../loading/after-frame.ts'
import { arriveWith } from '../loading/arrival.ts'
import { areFontsKept, rememberFonts } from '../loading/fonts.ts'
import { whenPresent } from '../loading/presence.ts'
import { UNSETTLED } from '../loading/settle.ts'
import { whenIdle } from '../loading/when-idle.ts'

/** As many elements as one task may set anew on a slow phone. */
const MOST_AT_ONCE = 30

/** Less than any line is high, and more than two fonts differ in one. */
const A_LINE = 4

/** As many times further may something move within its line. */
const WITHIN_LINE = 3

const root = document.documentElement

/**
 * Brings the site's fonts to the first page of a session, when it stands there, so that they hold up nothing: what is
 * seen is set in them, some at a time, unless it would need more or fewer lines and move what follows; the rest in idle
 * moments when somebody turns to it. A page that comes after that has them from its beginning.
 */
export function startFonts(): void {
  if (!areFontsKept()) arriveWith(bringFonts().catch((error) => console.debug('The fonts could not be had.', error)))
}

async function bringFonts(): Promise<void> {
  await afterFrame() // asking for a face takes as long as starting all the rest of reading
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
  // Nothing is set in them before they are there. A face that might hide words for a moment has Chrome lay out the whole page again.
  for (const face of faces) face.display = 'swap'
  await Promise.all(faces.filter(({ style }) => style === 'normal').map((face) => face.load()))
  rememberFonts()
  // What is closed has no lines to lay out: it opens in the fonts, and does not change while it is read.
  for (const dialog of document.querySelectorAll('dialog:not([open])')) dialog.setAttribute('data-fonts', '')
  for (const step of stepsOf(partsOf(document.body, isSeen))) {
    await afterFrame() // which lays out what has changed
    setInPlace(step.filter(isSeen))
  }
  whenPresent(() => whenIdle(() => setLater(partsOf(document.body))))
}

/** What is wanted of the page, in parts that one task can set; what is put off costs nothing. */
function partsOf(element: Element, isWanted: (part: Element) => boolean = () => true): Element[] {
  if (!isWanted(element)) return []
  const isPart = sizeOf(element) <= MOST_AT_ONCE || (element.matches(UNSETTLED) && !isSeen(element))
  return isPart ? [element] : [...element.children].flatMap((child) => partsOf(child, isWanted))
}

const IS_SET = '[data-fonts], [data-fonts] *'

/** Sets the parts that were not seen, some in each idle moment, and then all that comes later; nobody's press waits for it. */
function setLater(parts: Element[]): void {
  const step = takeStep(parts)
  const reached = step.filter(isReached) // all are asked before one is changed: the page is laid out once
  setInPlace(reached)
  for (const part of step) if (!reached.includes(part)) part.setAttribute('data-fonts', '')
  const rest = parts.length > 0 ? parts : partsOf(document.body).filter((part) => !part.matches(IS_SET)) // another page
  if (rest.length > 0) whenIdle(() => setLater(rest))
  else root.setAttribute('data-fonts', '')
}

/** Takes as many of the parts as one task can set. */
function takeStep(parts: Element[]): Element[] {
  const step: Element[] = []
  for (let left = MOST_AT_ONCE; left > 0 && parts.length > 0; ) {
    const part = parts.shift()
    if (!part || part.matches(IS_SET)) continue
    step.push(part)
    left -= sizeOf(part)
  }
  return step
}

/** As many parts together as one task can set. */
function stepsOf(parts: Element[]): Element[][] {
  const steps: Element[][] = []
  let left = 0
  for (const part of parts) {
    if (sizeOf(part) > left) {
      steps.push([])
      left = MOST_AT_ONCE
    }
    steps.at(-1)?.push(part)
    left -= sizeOf(part)
  }
  return steps
}

function sizeOf(element: Element): number {
  return 1 + element.getElementsByTagName('*').length
}

function isSeen(element: Element): boolean {
  return isReached(element) && element.getBoundingClientRect().bottom > 0
}

/** Is it in view, or above: would what is seen move with its height? */
function isReached(element: Element): boolean {
  return element.getBoundingClientRect().top < innerHeight
}

/** What has lines of its own. */
const LINES = 'h1, h2, h3, p, li, dt, dd, td, th, summary, button, label, figcaption, blockquote'

/** The spaces between words with which a text may have the lines of its wider stand-in (src/styles/base.css). */
const SPACES = ['wider', 'widest'] as const

/** What would have more or fewer lines, or others, and no more than that, keeps its lines until it is out of the way. */
function setInPlace(parts: Element[]): void {
  const elements = parts.flatMap((part) => [part, ...part.querySelectorAll(LINES)])
  const before = new Map(elements.map((element) => [element, linesOf(element)]))
  const isChanged = (element: Element) => differ(linesOf(element), before.get(element) ?? [])
  const keepLines = (element: Element) => {
    const spaces = SPACES.find((name) => {
      element.setAttribute('data-fonts', name)
      return !isChanged(element)
    })
    element.setAttribute('data-fonts', spaces ?? 'stand-in')
    passed.observe(element)
  }
  for (const part of parts) part.setAttribute('data-fonts', '')
  const first = elements.filter(isChanged)
  for (const one of first) if (!first.some((other) => one !== other && one.contains(other))) keepLines(one)
  if (first.length > 0) for (const part of parts) if (isChanged(part)) keepLines(part)
}

/** How high an element is, and where in it begins and ends what it holds; words may move a little within their line. */
function linesOf(element: Element): number[] {
  const { top, height } = element.getBoundingClientRect()
  const places = [...element.querySelectorAll(':scope > :not(.anchor)')].flatMap((child) => {
    const lines = child.getClientRects()
    const [first, last] = [lines[0], lines[lines.length - 1]]
    return first && last ? [first.top - top, first.left / WITHIN_LINE, last.top - top] : []
  })
  return [height, ...places]
}

function differ(one: number[], other: number[]): boolean {
  return one.some((place, at) => Math.abs(place - (other[at] ?? place)) > A_LINE)
}

/**
 * Sets the font where nothing that is seen moves with it. Above the reader that is nowhere: not every browser holds his
 * place, and none while he scrolls.
 */
const passed = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (isIntersecting || boundingClientRect.top < 0) continue
    target.setAttribute('data-fonts', '')
    passed.unobserve(target)
  }
})
