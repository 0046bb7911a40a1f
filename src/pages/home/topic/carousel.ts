import { closestToTarget } from '../../../dom/closest.ts'
import { isModifiedClick } from '../../../dom/modified-click.ts'

/** Carousels (src/pages/home/topic/Quotes.tsx): buttons and arrow keys move the strip; a live region tells the slide. */
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
  // Scroll events do not bubble. Browsers before 2026 may lack scrollend, and announce slides in passing too.
  const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll'
  document.addEventListener(scrolled, ({ target }) => writeSlideInView(target), { capture: true, passive: true })
}

/** Moves on from the slide that the text names, so that a second press counts while the strip is on its way. */
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

/** Writes the number of the slide in the place of the first number of the text. */
function writeSlide(position: Element, slide: number): void {
  const text = position.textContent.replace(/\d+/, String(slide + 1))
  if (position.textContent !== text) position.textContent = text
}
