import type { ReactNode } from 'react'
import { useMessages } from '../language/use-messages.ts'
import type { DocumentState } from '../markdown/document-source.ts'

type Props = { state: DocumentState; before?: ReactNode; after?: ReactNode }

/** The head of a document's page: its title and lead on the contour lines. */
export function DocumentHead({ state, before, after }: Props) {
  const m = useMessages()
  const heading = state.state === 'ready' ? state.document.heading : m.document.failedTitle
  const lead = state.state === 'ready' ? state.document.lead : ''
  return (
    <div className="man-head">
      <div className="contours" aria-hidden="true" />
      <div className="wrap man-head__in">
        {before}
        <h1>{heading}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from renderDocument, which sanitises */}
        {lead && <p className="lead" data-lead="" dangerouslySetInnerHTML={{ __html: lead }} />}
        {after}
      </div>
    </div>
  )
}
