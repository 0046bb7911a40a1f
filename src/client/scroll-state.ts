import { whenIdle } from './when-idle.ts'

/** From here on the page counts as scrolled, and the header shrinks. */
const SCROLLED_FROM_PX = 60

/** Tells the style sheet whether the page is scrolled, and how far a chapter has been read. */
export function startScrollState(): void {
  whenIdle(mark)
  addEventListener('scroll', mark, { passive: true })
}

function mark(): void {
  document.documentElement.classList.toggle('is-scrolled', scrollY > SCROLLED_FROM_PX)
  const bar = document.querySelector<HTMLElement>('.btm')
  if (!bar) return
  const height = document.documentElement.scrollHeight - innerHeight
  bar.style.setProperty('--read', `${height > 0 ? (scrollY / height) * 100 : 0}%`)
}
