import type { ButtonHTMLAttributes, MouseEvent } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { dialog: string }

/** A button that opens a modal dialog by an invoker command, and by script in a browser without those. */
export function DialogButton({ dialog, onClick, ...rest }: Props) {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if ('commandForElement' in HTMLButtonElement.prototype) return
    const element = document.getElementById(dialog)
    if (element instanceof HTMLDialogElement) element.showModal()
  }
  return (
    <button type="button" command="show-modal" commandfor={dialog} aria-haspopup="dialog" onClick={open} {...rest} />
  )
}
