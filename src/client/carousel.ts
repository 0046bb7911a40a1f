import { closest } from './closest.ts'
import { isModified } from './modified-click.ts'

/** Carousels (src/pages/home/topic/Quotes.tsx): buttons and arrow keys move the strip; a live region tells the slide. */
export function startCarousels(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest<HTMLButtonElement>(target, '.carousel__nav button')
    if (button) moveStrip(button, Number(button.value))
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (isModified(event)) return
    const carousel = closest(target, '.carousel')
    if (!carousel || !/^Arrow(Left|Right)$/.test(key)) return
    event.preventDefault()
    moveStrip(carousel, key === 'ArrowRight' ? 1 : -1)
  })
  // A swipe is a scroll, which does not bubble.
  document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
  // From here on the visitor moves the strip, no longer the button.
  for (const type of ['touchstart', 'wheel'])
    document.addEventListener(type, ({ target }) => forgetGoal(target), { passive: true })
}

function forgetGoal(target: EventTarget | null): void {
  const strip = closest(target, '.carousel__strip')
  if (strip) goals.delete(strip)
}

/** The slide to which a press moves a strip: those that it passes on the way are not announced. */
const goals = new WeakMap<Element, number>()

function moveStrip(from: Element, by: number): void {
  const strip = from.closest('.carousel')?.querySelector('.carousel__strip')
  if (!strip) return
  const count = strip.childElementCount
  const goal = ((goals.get(strip) ?? slideOf(strip)) + by + count) % count
  goals.set(strip, goal)
  strip.scrollTo({ left: goal * strip.clientWidth })
  writePosition(strip, goal)
}

function handleScroll({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('.carousel__strip') || target.clientWidth === 0) return
  const slide = slideOf(target)
  if (!goals.has(target)) writePosition(target, slide)
  else if (goals.get(target) === slide) goals.delete(target)
}

function slideOf(strip: Element): number {
  return Math.round(strip.scrollLeft / strip.clientWidth)
}

/** Writes the number of the slide in the place of the first number of the text. */
function writePosition(strip: Element, slide: number): void {
  const words = strip.closest('.carousel')?.querySelector('.carousel__nav span')
  const text = words?.textContent.replace(/\d+/, String(slide + 1))
  if (words && text && words.textContent !== text) words.textContent = text
}
