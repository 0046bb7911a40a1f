import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { closeWithAnimation, measureScrollbar } from './close-dialog.ts'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => {
    if (dialog.current) closeWithAnimation(dialog.current)
  }

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const handleCancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      closeWithAnimation(element)
    }
    const handleToggle = (event: ToggleEvent) => {
      measureScrollbar()
      if (event.newState === 'open') onOpened?.()
    }
    const handleClose = () => onClosed?.()
    element.addEventListener('beforetoggle', handleToggle)
    element.addEventListener('cancel', handleCancel)
    element.addEventListener('close', handleClose)
    return () => {
      element.removeEventListener('beforetoggle', handleToggle)
      element.removeEventListener('cancel', handleCancel)
      element.removeEventListener('close', handleClose)
    }
  }, [onOpened, onClosed])

  const closeOnOverlay = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  return (
    // The overlay belongs to the dialog element itself; Escape and the close button do the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every modal dialog
    <dialog
      ref={dialog}
      id={id}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      closedby="any"
      onClick={closeOnOverlay}
    >
      <button
        type="button"
        className="xbtn"
        aria-label={closeLabel}
        command="close"
        commandfor={id}
        onClick={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}
