import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { dialog: string; href: string }

/** Opens a dialog whose text is loaded by scripts; without them it is a link to the page that has the text. */
export function DialogLink({ dialog, ...rest }: Props) {
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    const element = document.getElementById(dialog)
    if (element instanceof HTMLDialogElement && !element.open) element.showModal()
  }
  return (
    <a
      role="button"
      aria-haspopup="dialog"
      data-replay=""
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event)
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event)
      }}
      {...rest}
    />
  )
}
