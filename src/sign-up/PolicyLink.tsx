import type { ReactNode } from 'react'
import { dialogs } from '../../site/dialogs.ts'
import { localPath, paths } from '../../site/paths.ts'
import { useLanguage } from '../language/use-messages.ts'

/** Leads to the privacy policy in the list of all pages; scripts open it on the page one is on (src/shell/dialogs/policy.ts). */
export function PolicyLink({ className, children }: { className?: string; children: ReactNode }) {
  const href = localPath(`${paths.search}#${dialogs.privacy}`, useLanguage())
  return (
    <a className={className} href={href} aria-haspopup="dialog">
      {children}
    </a>
  )
}
