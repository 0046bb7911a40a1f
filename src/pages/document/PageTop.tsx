import type { ReactNode } from 'react'
import { MapSheet } from '../../components/MapSheet.tsx'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { DeferredSheets } from '../../shell/head/DeferredSheets.tsx'
import './page-top.css'

type Props = { heading: string; lead: ReactNode; sheet?: number; isTall?: boolean; after?: ReactNode }

/** The title section of a document: heading and lead, and above or beside them one of the manual's map drawings. */
export function PageTop({ heading, lead, sheet, isTall, after }: Props) {
  return (
    <div className={isTall ? 'page-top page-top--tall' : 'page-top'}>
      {sheet && <MapSheet chapter={sheet} />}
      <div className="wrap page-top__inner">
        <h1>{heading}</h1>
        {lead}
        {after}
      </div>
      <DeferredSheets />
    </div>
  )
}

/** The document's lead: the paragraph before its first section. */
export function DocumentLead({ document: { lead } }: { document: RenderedDocument }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by renderDocument
  return lead ? <p className="lead" dangerouslySetInnerHTML={{ __html: lead }} /> : null
}
