import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  /** The divider's position in words: how many per cent of the width show `before`. */
  describe: (percent: number) => string
}

const MIDDLE = 50

/**
 * Two views of the same thing with a divider between them. A range input lies over both, so that keys, touch and
 * pointer are the browser's own. Without scripts the divider stands in the middle.
 */
export function CompareSlider({ before, after, beforeLabel, afterLabel, children, label, describe }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState(MIDDLE)
  // Moved before the scripts were there, or restored by the browser: the views follow.
  useEffect(() => setPercent(input.current?.valueAsNumber ?? MIDDLE), [])
  // By script, since the policy of the page forbids style attributes.
  useEffect(() => frame.current?.style.setProperty('--pos', `${percent}%`), [percent])
  const grasped = useRef(MIDDLE)
  // The finger that pressed here went on to scroll the page: the divider goes back to where it was.
  const letGo = () => {
    if (input.current) input.current.valueAsNumber = grasped.current
    setPercent(grasped.current)
  }
  return (
    <div ref={frame} className="compare" data-intent="">
      {before}
      <div className="compare__b">{after}</div>
      {children}
      <div className="compare__name" aria-hidden="true">
        <span>{beforeLabel}</span>
      </div>
      <div className="compare__name compare__name--after" aria-hidden="true">
        <span>{afterLabel}</span>
      </div>
      <input
        ref={input}
        type="range"
        min="0"
        max="100"
        defaultValue={MIDDLE}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={describe(percent)}
        onPointerDown={() => {
          grasped.current = percent
        }}
        onPointerCancel={letGo}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
      />
      <div className="compare__bar" aria-hidden="true">
        <Icon name="drag" />
      </div>
    </div>
  )
}
