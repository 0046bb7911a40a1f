import { closestToTarget } from '../../../dom/closest.ts'
import { isModifiedClick } from '../../../dom/modified-click.ts'

/** Moves carousels (Quotes.tsx) by buttons and arrow keys; a live region announces the number of the slide. */
export function startCarousels(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closestToTarget<HTMLButtonElement>(target, '.carousel__nav button')
    if (button) moveStrip(closestToTarget(button, '.carousel'), Number(button.value))
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (isModifiedClick(event)) return
    const carousel = closestToTarget(target, '.carousel')
    if (!carousel || !/^Arrow(Left|Right)$/.test(key)) return
    event.preventDefault()
    moveStrip(carousel, key === 'ArrowRight' ? 1 : -1)
  })
  // Captured, because scroll events do not bubble. Browsers without scrollend also announce slides that pass by.
  const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll'
  document.addEventListener(scrolled, ({ target }) => writeSlideInView(target), { capture: true, passive: true })
}

/**
 * Scrolls to another slide, counted from the one that the live region names rather than from the scroll position, so
 * that a second click during smooth scrolling counts.
 */
function moveStrip(carousel: Element | null, by: number): void {
  const strip = carousel?.querySelector('.carousel__strip')
  const position = carousel?.querySelector('.carousel__nav span')
  if (!strip || !position) return
  const count = strip.childElementCount
  const slide = (Number(/\d+/.exec(position.textContent)) - 1 + by + count) % count
  strip.scrollTo({ left: slide * strip.clientWidth })
  writeSlide(position, slide)
}

function writeSlideInView(target: EventTarget | null): void {
  const strip = closestToTarget(target, '.carousel__strip')
  const position = strip?.closest('.carousel')?.querySelector('.carousel__nav span')
  if (strip && position) writeSlide(position, Math.round(strip.scrollLeft / strip.clientWidth))
}

/** Replaces the first number in the text with the number of the slide. */
function writeSlide(position: Element, slide: number): void {
  const text = position.textContent.replace(/\d+/, String(slide + 1))
  if (position.textContent !== text) position.textContent = text
}
