import { whenIdle } from '../../dom/when-idle.ts'

/** From this distance on the page counts as scrolled, and the header shrinks. */
const SCROLLED_FROM_PX = 60

/** Tells the style sheet whether the page is scrolled; by the head script, so that no place is ever under the header. */
export function shrinkHeader(): void {
  addEventListener('scroll', () => document.documentElement.classList.toggle('is-scrolled', scrollY > SCROLLED_FROM_PX))
}

/** Tells the style sheet how far a chapter has been read. */
export function startReadingProgress(): void {
  whenIdle(update)
  addEventListener('scroll', update, { passive: true })
}

function update(): void {
  const bar = document.querySelector<HTMLElement>('.bottom-bar__progress')
  if (!bar) return
  const height = document.documentElement.scrollHeight - innerHeight
  bar.style.setProperty('--read', `${height > 0 ? (scrollY / height) * 100 : 0}%`)
}
