import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  /** The two views, of the same size; `after` lies over `before` and is cut off at the divider. */
  before: ReactNode
  after: ReactNode
  beforeLabel: string
  afterLabel: string
  /** What lies over both. */
  children?: ReactNode
  label: string
  /** The divider's position in words: how many per cent of the width show `before`, and how many `after`. */
  describe: (percent: number) => string
}

const MIDDLE = 50

/**
 * Two views of the same thing with a divider between them. A range input lies over both, so that keys, touch and
 * pointer are the browser's own; src/client/comparison.ts moves the views. Without scripts the divider stands in the middle.
 */
export function CompareSlider({ before, after, beforeLabel, afterLabel, children, label, describe }: Props) {
  return (
    <div className="compare">
      <div className="compare__names" aria-hidden="true">
        <span>{beforeLabel}</span>
        <span>{afterLabel}</span>
      </div>
      <div className="compare__views">
        {before}
        <div className="compare__b">{after}</div>
        {children}
        <input
          type="range"
          min="0"
          max="100"
          defaultValue={MIDDLE}
          autoComplete="off"
          aria-label={label}
          aria-valuetext={describe(MIDDLE)}
        />
        <div className="compare__bar" aria-hidden="true">
          <Icon name="drag" />
        </div>
      </div>
    </div>
  )
}
