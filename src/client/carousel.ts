import { closest } from './closest.ts'
import { isModified } from './modified-click.ts'

/** Carousels (src/pages/home/topic/Quotes.tsx): buttons and arrow keys move the strip, and the place of the slide is said. */
export function startCarousels(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest<HTMLButtonElement>(target, '.carousel__nav button')
    if (button) move(button, Number(button.value))
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (isModified(event)) return
    const carousel = closest(target, '.carousel')
    if (!carousel || !/^Arrow(Left|Right)$/.test(key)) return
    event.preventDefault()
    move(carousel, key === 'ArrowRight' ? 1 : -1)
  })
  // A scroll does not bubble, and a swipe is nothing else.
  document.addEventListener('scroll', follow, { capture: true, passive: true })
  // A finger takes the strip elsewhere.
  for (const type of ['touchstart', 'wheel'])
    document.addEventListener(type, ({ target }) => forget(target), { passive: true })
}

function forget(target: EventTarget | null): void {
  const strip = closest(target, '.carousel__strip')
  if (strip) goals.delete(strip)
}

/** Where a press is taking a strip: what it passes on its way is not said. */
const goals = new WeakMap<Element, number>()

function move(from: Element, by: number): void {
  const strip = from.closest('.carousel')?.querySelector('.carousel__strip')
  if (!strip) return
  const count = strip.childElementCount
  const goal = ((goals.get(strip) ?? placeOf(strip)) + by + count) % count
  goals.set(strip, goal)
  strip.scrollTo({ left: goal * strip.clientWidth })
  say(strip, goal)
}

function follow({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('.carousel__strip') || target.clientWidth === 0) return
  const place = placeOf(target)
  if (!goals.has(target)) say(target, place)
  else if (goals.get(target) === place) goals.delete(target)
}

function placeOf(strip: Element): number {
  return Math.round(strip.scrollLeft / strip.clientWidth)
}

/** The first number in the words of the place is that of the slide. */
function say(strip: Element, place: number): void {
  const words = strip.closest('.carousel')?.querySelector('.carousel__nav span')
  const text = words?.textContent.replace(/\d+/, String(place + 1))
  if (words && text && words.textContent !== text) words.textContent = text
}
