import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import { openDialog } from './dialogs.ts'
import { isModified } from './modified-click.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { dialog: string; href: string }

/** Opens a dialog whose text is loaded by scripts; without them it is a link to the page that has the text. */
export function DialogLink({ dialog, ...rest }: Props) {
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    openDialog(dialog)
  }
  return (
    <a
      role="button"
      aria-haspopup="dialog"
      data-replay=""
      onClick={(event) => {
        if (!isModified(event)) open(event)
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event)
      }}
      {...rest}
    />
  )
}
