import type { ReactNode } from 'react'
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
 * Slides that stand side by side in a strip that snaps: moved by swipe, by the buttons and by the arrow keys
 * (src/client/carousel.ts), never by themselves. Without scripts the strip still scrolls.
 */
export function Carousel({ label, roles, previousLabel, nextLabel, position, slides, note }: Props) {
  return (
    <section className="carousel" aria-roledescription={roles.carousel} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <ul className="carousel__strip" tabIndex={0} aria-label={label}>
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
            <button type="button" aria-label={previousLabel} value="-1">
              <Icon name="back" />
            </button>
            <span aria-live="polite">{position(1, slides.length)}</span>
            <button type="button" aria-label={nextLabel} value="1">
              <Icon name="arrow" />
            </button>
          </div>
        )}
        {note}
      </div>
    </section>
  )
}
