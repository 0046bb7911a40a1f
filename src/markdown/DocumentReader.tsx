import './document.css'
import { useEffect } from 'react'
import { dialogs } from '../../content/dialogs.ts'
import { isForField } from '../../content/navigation.ts'
import { allPages, documentOf } from '../../content/paths.ts'
import { Lightbox } from '../components/Lightbox.tsx'
import { useMessages } from '../language/use-messages.ts'
import { sayPageShown } from '../loading/page-shown.ts'
import { Contents, FoldedContents } from './Contents.tsx'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { DocumentBody } from './DocumentBody.tsx'
import { DocumentFailure } from './DocumentFailure.tsx'
import type { DocumentState } from './document-source.ts'
import { PageTools } from './PageTools.tsx'
import { PrintPart } from './PrintPart.tsx'

type Props = { state: DocumentState }

/** A document's text with its contents on the right and its pictures in the lightbox. */
export function DocumentReader({ state }: Props) {
  const m = useMessages()
  const name = state.state === 'ready' && state.document.name
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is shown
  useEffect(sayPageShown, [name])
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
        <PageTools hasFieldMode={isForField(allPages.find((page) => documentOf(page) === state.document.name))}>
          <CopyMarkdown document={state.document} />
        </PageTools>
        <FoldedContents headings={headings} />
        <DocumentBody document={state.document} />
        <Lightbox id={dialogs.picture} label={m.document.openImage} closeLabel={m.document.closeImage} />
        <PrintPart document={state.document.name} />
      </article>
      <Contents headings={headings} />
    </div>
  )
}
