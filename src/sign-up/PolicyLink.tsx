import type { ReactNode } from 'react'
import { dialogIds } from '../../site/dialogs.ts'
import { localPath, paths } from '../../site/paths.ts'
import { useLanguage } from '../language/use-messages.ts'

/**
 * A link to the privacy policy on the page with all pages; scripts open it in a dialog (src/shell/dialogs/policy.ts).
 */
export function PolicyLink({ className, children }: { className?: string; children: ReactNode }) {
  const href = localPath(`${paths.search}#${dialogIds.privacy}`, useLanguage())
  return (
    <a className={className} href={href} aria-haspopup="dialog">
      {children}
    </a>
  )
}
