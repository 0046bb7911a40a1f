import type { ReactNode } from 'react'
import { DialogButton } from './DialogButton.tsx'

type Props = { to: { href: string; download?: true } | { dialog: string }; className?: string; children: ReactNode }

/** A link out of the site; one that leads nowhere yet is a button that opens a dialog in its place. */
export function ExternalLink({ to, ...rest }: Props) {
  return 'dialog' in to ? <DialogButton {...to} {...rest} /> : <a {...to} {...rest} />
}
