import type { ReactNode } from 'react'
import type { DocumentState } from '../../markdown/document-source.ts'

/** `fallback`: what the page is called while its text cannot be had. */
type Props = { state: DocumentState; fallback: string; before?: ReactNode; after?: ReactNode }

/** The head of a document's page: its title and lead on the contour lines. */
export function DocumentHead({ state, fallback, before, after }: Props) {
  const heading = state.state === 'ready' ? state.document.heading : fallback
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
