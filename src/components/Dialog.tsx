import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  id: string
  className: string
  /** Id of the heading that names the dialog; or a name of its own. */
  labelledBy?: string
  label?: string
  closeLabel: string
  children: ReactNode
}

/**
 * A modal dialog that a button opens with `command="show-modal"`, with or without scripts. The page's scroll is
 * locked by the style sheet as long as it is open; closing takes 100 ms (src/client/dialogs.ts).
 */
export function Dialog({ id, className, labelledBy, label, closeLabel, children }: Props) {
  return (
    <dialog id={id} className={className} aria-labelledby={labelledBy} aria-label={label} closedby="any">
      <button type="button" className="xbtn" aria-label={closeLabel} command="close" commandfor={id}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}
