import type { ReactNode } from 'react'
import { useMessages } from '../../language/use-messages.ts'
import { SaveRow } from '../../saving/SaveRow.tsx'
import './page-tools.css'

/** The toolbar of a document: the field mode's switch (src/markdown/field-mode/field-mode.ts), and other tools. */
export function PageTools({ hasFieldMode, children }: { hasFieldMode: boolean; children?: ReactNode }) {
  const m = useMessages().fieldMode
  return (
    <div className="document-tools">
      {hasFieldMode && (
        <button id="field-mode" type="button" role="switch" aria-checked="false" className="field-switch">
          <span>
            {m.label}
            <small>{m.note}</small>
          </span>
          <i aria-hidden="true" />
        </button>
      )}
      {hasFieldMode && <p className="field-lock" role="status" />}
      {hasFieldMode && <SaveRow />}
      {children}
    </div>
  )
}
