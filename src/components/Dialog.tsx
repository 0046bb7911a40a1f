import { type MouseEvent, type ReactNode, useRef } from 'react'
import { closeDialog } from './dialogs.ts'
import { Icon } from './Icon.tsx'

type Props = {
  id: string
  className: string
  /** Id of the heading that names the dialog; or a name of its own. */
  labelledBy?: string
  label?: string
  closeLabel: string
  onOpened?: () => void
  onClosed?: () => void
  children: ReactNode
}

/**
 * A modal dialog that a button opens with `command="show-modal"`, with or without scripts. The page's scroll is
 * locked by the style sheet as long as it is open; closing takes 100 ms (specification §4).
 */
export function Dialog({ id, className, labelledBy, label, closeLabel, onOpened, onClosed, children }: Props) {
  const isPressedOutside = useRef(false)
  // By hand: React 19.3 does not hear this event of a prerendered dialog, only of one that it has made itself.
  const listen = (element: HTMLDialogElement) => {
    const handle = ({ newState }: ToggleEvent) => {
      measureScrollbar()
      if (newState === 'open') onOpened?.()
    }
    element.addEventListener('beforetoggle', handle)
    return () => element.removeEventListener('beforetoggle', handle)
  }
  return (
    // The overlay belongs to the dialog element itself; Escape and the close button do the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every modal dialog
    <dialog
      id={id}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      closedby="any"
      ref={listen}
      onCancel={(event) => {
        event.preventDefault()
        closeDialog(id)
      }}
      onClose={onClosed}
      // Browsers without closedby; a press that began inside, such as marking a field's text, is not meant for the overlay.
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) closeDialog(id)
      }}
    >
      <button
        type="button"
        className="xbtn"
        aria-label={closeLabel}
        command="close"
        commandfor={id}
        onClick={(event) => {
          event.preventDefault()
          closeDialog(id)
        }}
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}

/** On the overlay: it belongs to the dialog, but lies around its box. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

/** Tells the style sheet how wide the scrollbar is that a scroll lock takes away, so that nothing jumps. */
function measureScrollbar(): void {
  const root = document.documentElement
  if (document.querySelector('dialog[open]')) return // the page is locked already
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}
