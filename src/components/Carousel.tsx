import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  label: string
  /** What a screen reader calls the strip and each of its parts. */
  roles: { carousel: string; slide: string }
  previousLabel: string
  nextLabel: string
  position: (number: number, count: number) => string
  slides: readonly ReactNode[]
  /** What holds for all slides, beside the buttons. */
  note?: ReactNode
}

/**
 * Slides that stand side by side in a strip that snaps: moved by swipe, by the buttons and by the arrow keys, never
 * by themselves. Without scripts the strip still scrolls.
 */
export function Carousel({ label, roles, previousLabel, nextLabel, position, slides, note }: Props) {
  const [index, setIndex] = useState(0)
  const strip = useRef<HTMLUListElement>(null)
  /** Where a press is taking the strip: what it passes on its way is not said. */
  const goal = useRef<number>(null)
  const show = (next: number) => {
    const target = (next + slides.length) % slides.length
    const element = strip.current
    goal.current = target
    element?.scrollTo({ left: target * element.clientWidth })
    setIndex(target)
  }
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    show(index + (event.key === 'ArrowRight' ? 1 : -1))
  }
  const followSwipe = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    const shown = Math.round(element.scrollLeft / element.clientWidth)
    if (goal.current === null) setIndex(shown)
    else if (goal.current === shown) goal.current = null
  }
  /** A finger takes the strip elsewhere. */
  const letGo = () => {
    goal.current = null
  }
  return (
    <section
      className="carousel"
      aria-roledescription={roles.carousel}
      aria-label={label}
      data-intent=""
      onKeyDown={handleKeys}
    >
      <ul
        ref={strip}
        className="carousel__strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={followSwipe}
        onTouchStart={letGo}
        onWheel={letGo}
      >
        {slides.map((slide, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change their order
          <li key={number} className="carousel__slide" aria-roledescription={roles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      <div className="carousel__foot">
        {slides.length > 1 && (
          <div className="carousel__nav">
            <button type="button" aria-label={previousLabel} data-replay="" onClick={() => show(index - 1)}>
              <Icon name="back" />
            </button>
            <span aria-live="polite">{position(index + 1, slides.length)}</span>
            <button type="button" aria-label={nextLabel} data-replay="" onClick={() => show(index + 1)}>
              <Icon name="arrow" />
            </button>
          </div>
        )}
        {note}
      </div>
    </section>
  )
}
