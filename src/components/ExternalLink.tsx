import type { ReactNode } from 'react'
import { DialogButton } from './DialogButton.tsx'

type Props = { to: { href: string; download?: true } | { dialog: string }; className?: string; children: ReactNode }

/** An external link, or, while its address is not set, a button that opens a dialog. */
export function ExternalLink({ to, ...rest }: Props) {
  return 'dialog' in to ? <DialogButton {...to} {...rest} /> : <a {...to} {...rest} />
}
