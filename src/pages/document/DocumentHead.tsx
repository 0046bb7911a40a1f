import type { ReactNode } from 'react'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'

type Props = { document: RenderedDocument; isTall?: boolean; before?: ReactNode; after?: ReactNode }

/** The head of a document's page: its title and lead on the contour lines. */
export function DocumentHead({ document: { heading, lead }, isTall, before, after }: Props) {
  return (
    <div className={isTall ? 'man-head man-head--tall' : 'man-head'}>
      <div className="contours" aria-hidden="true" />
      <div className="wrap man-head__in">
        {before}
        <h1>{heading}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from renderDocument, which sanitises */}
        {lead && <p className="lead" dangerouslySetInnerHTML={{ __html: lead }} />}
        {after}
      </div>
    </div>
  )
}
