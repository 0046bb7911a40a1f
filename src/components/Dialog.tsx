import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './dialog.css?deferred'

type Props = {
  id: string
  className: string
  /** The heading that labels the dialog, or an invisible label. */
  title?: string
  label?: string
  closeLabel: string
  children: ReactNode
}

/**
 * A modal dialog that a button opens with `command="show-modal"`, with or without scripts. CSS locks the page's scroll
 * while the dialog is open; src/dom/dialogs.ts closes it when it has faded.
 */
export function Dialog({ id, className, title, label, closeLabel, children }: Props) {
  const titleId = title && `${id}-title`
  return (
    <dialog id={id} className={className} aria-labelledby={titleId} aria-label={label} closedby="any">
      <button type="button" className="close-button square" aria-label={closeLabel} command="close" commandfor={id}>
        <Icon name="close" />
      </button>
      {title && <h2 id={titleId}>{title}</h2>}
      {children}
    </dialog>
  )
}
