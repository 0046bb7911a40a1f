import type { ReactNode } from 'react'

type Props = {
  id: string
  className: string
  button: ReactNode
  buttonClassName: string
  buttonLabel?: string
  panelClassName: string
  children: ReactNode
}

/**
 * A button with a panel that opens on hover, focus and press (src/client/menus.ts). Until that is there, the style
 * sheet opens it.
 */
export function Dropdown({ id, className, button, buttonClassName, buttonLabel, panelClassName, children }: Props) {
  return (
    <div className={className} data-menu="">
      <button
        type="button"
        className={buttonClassName}
        aria-expanded={false}
        aria-controls={id}
        aria-label={buttonLabel}
      >
        {button}
      </button>
      <div id={id} className={panelClassName}>
        {children}
      </div>
    </div>
  )
}
