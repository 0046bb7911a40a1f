import { whenIdle } from '../../dom/when-idle.ts'

/** The scroll offset from which the header shrinks. */
const SCROLLED_FROM_PX = 60

/**
 * Sets a class on the root element while the page is scrolled, which shrinks the header. It is part of the head script,
 * so that the header has shrunk when the browser scrolls to an anchor.
 */
export function startHeaderShrinking(): void {
  addEventListener('scroll', () => document.documentElement.classList.toggle('is-scrolled', scrollY > SCROLLED_FROM_PX))
}

/** Sets the custom property with the reading progress of a chapter, in per cent, on scroll. */
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
