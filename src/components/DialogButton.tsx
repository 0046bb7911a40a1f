import type { ButtonHTMLAttributes } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { dialog: string }

/** A button that opens a modal dialog by an invoker command; src/dom/dialogs.ts is the polyfill. */
export function DialogButton({ dialog, ...rest }: Props) {
  return <button type="button" command="show-modal" commandfor={dialog} aria-haspopup="dialog" {...rest} />
}
