import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  id: string
  className: string
  /** Id of the heading that names the dialog; or a name of its own. */
  labelledBy?: string
  label?: string
  closeLabel: string
  onOpened?: () => void
  children: ReactNode
}

/**
 * A modal dialog that a button opens with `command="show-modal"`, with or without scripts. The page's scroll is
 * locked by the style sheet as long as it is open; closing takes 100 ms (specification §4; src/reading/dialogs.ts).
 */
export function Dialog({ id, className, labelledBy, label, closeLabel, onOpened, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useEffectEvent(() => onOpened?.())
  // By hand: React 19.3 does not hear this event of a prerendered dialog, only of one that it has made itself.
  useEffect(() => {
    const element = dialog.current
    const handle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') opened()
    }
    if (element?.open) opened() // before React was there
    element?.addEventListener('beforetoggle', handle)
    return () => element?.removeEventListener('beforetoggle', handle)
  }, [])
  // What it shows when it is opened comes from React, which therefore must be there (`data-intent`).
  return (
    <dialog
      id={id}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      closedby="any"
      data-intent={onOpened && ''}
      ref={dialog}
    >
      <button type="button" className="xbtn" aria-label={closeLabel} command="close" commandfor={id}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}
