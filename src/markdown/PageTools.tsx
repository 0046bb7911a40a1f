import type { ReactNode } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { SaveRow } from './SaveRow.tsx'

/** What can be done with a page that is read: the field mode's switch (src/reading/field-mode.ts), and more. */
export function PageTools({ hasFieldMode, children }: { hasFieldMode: boolean; children?: ReactNode }) {
  const m = useMessages().fieldMode
  return (
    <div className="doc-tools">
      {hasFieldMode && (
        <button
          id="field-mode"
          type="button"
          role="switch"
          aria-checked="false"
          className="field-switch"
          data-replay="reading"
        >
          <span>
            {m.label}
            <small>{m.note}</small>
          </span>
          <i aria-hidden="true" />
        </button>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the field mode writes here before React comes */}
      {hasFieldMode && <p className="field-lock" role="status" dangerouslySetInnerHTML={{ __html: '' }} />}
      {hasFieldMode && <SaveRow />}
      {children}
    </div>
  )
}
