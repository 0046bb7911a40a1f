import type { ReactNode } from 'react'
import { dialogIds } from '../../site/dialogs.ts'
import { localPath, paths } from '../../site/paths.ts'
import { useLanguage } from '../language/use-messages.ts'

/**
 * A link to the privacy policy, whose text is on the search page; with scripts it opens a dialog instead
 * (src/shell/dialogs/policy.ts).
 */
export function PolicyLink({ className, children }: { className?: string; children: ReactNode }) {
  const href = localPath(`${paths.search}#${dialogIds.privacy}`, useLanguage())
  return (
    <a className={className} href={href} aria-haspopup="dialog">
      {children}
    </a>
  )
}
