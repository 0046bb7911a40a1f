import './document.css'
import { dialogs } from '../../content/dialogs.ts'
import { Lightbox } from '../components/Lightbox.tsx'
import { useMessages } from '../language/use-messages.ts'
import { Contents, FoldedContents } from './Contents.tsx'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { DocumentBody } from './DocumentBody.tsx'
import { DocumentFailure } from './DocumentFailure.tsx'
import type { DocumentState } from './document-source.ts'

type Props = { state: DocumentState }

/** A document's text with its contents on the right and its pictures in the lightbox. */
export function DocumentReader({ state }: Props) {
  const m = useMessages()
  if (state.state === 'failed') {
    return (
      <div className="wrap man">
        <DocumentFailure />
      </div>
    )
  }
  const { headings } = state.document
  return (
    <div className="wrap man">
      <article className="man__text">
        <CopyMarkdown document={state.document} />
        <FoldedContents headings={headings} />
        <DocumentBody document={state.document} />
        <Lightbox id={dialogs.picture} label={m.document.openImage} closeLabel={m.document.closeImage} />
      </article>
      <Contents headings={headings} />
    </div>
  )
}
