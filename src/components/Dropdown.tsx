import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  id: string
  className: string
  button: ReactNode
  buttonClassName: string
  buttonLabel?: string
  panelClassName: string
  children: ReactNode
}

/** Opened for a moment by pointer or focus, or kept open by a press. */
type State = 'closed' | 'shown' | 'pressed'

/**
 * A button with a panel that opens on hover, focus and press, stays while the pointer or the focus is in it, and
 * closes on Escape and on leaving (specification §2, Header). Before the scripts are there, the style sheet opens it.
 */
export function Dropdown({ id, className, button, buttonClassName, buttonLabel, panelClassName, children }: Props) {
  const [state, setState] = useState<State>('closed')
  const [live, setLive] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const isOpen = state !== 'closed'
  useEffect(() => setLive(true), [])
  // On the document: a panel under the pointer closes on Escape wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
      setState('closed')
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  const show = () => setState((now) => (now === 'closed' ? 'shown' : now))
  const byMouse = (event: PointerEvent, action: () => void) => {
    if (event.pointerType === 'mouse') action()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come up from the button and the links inside
    <div
      ref={root}
      className={className}
      data-live={live || undefined}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => byMouse(event, show)}
      onPointerLeave={(event) => byMouse(event, () => setState('closed'))}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setState('closed')
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={buttonLabel}
        // also when the pointer comes from a panel that has just closed under it, and so never left the whole
        onPointerEnter={(event) => byMouse(event, show)}
        onClick={() => setState((now) => (now === 'pressed' ? 'closed' : 'pressed'))}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y: a followed link closes the panel; the links inside are what is pressed */}
      <div
        id={id}
        className={panelClassName}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setState('closed')
        }}
      >
        {children}
      </div>
    </div>
  )
}
