import type { ButtonHTMLAttributes } from 'react'
import { openWithoutCommands } from './dialogs.ts'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { dialog: string }

/** A button that opens a modal dialog by an invoker command, and by script in a browser without those. */
export function DialogButton({ dialog, ...rest }: Props) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={dialog}
      aria-haspopup="dialog"
      onClick={() => openWithoutCommands(dialog)}
      {...rest}
    />
  )
}
