import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../language/use-messages.ts'
import { handleDocumentClick } from './document-clicks.ts'
import type { RenderedDocument } from './rendered-document.ts'

type Props = { document: RenderedDocument }

/** The safe HTML of a document; clicks on its links, anchors and pictures are delegated (architecture §5). */
export function DocumentBody({ document: shown }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const words = useMessages().document
  useEffect(() => {
    const element = root.current
    if (!element) return
    const handle = (event: MouseEvent) => handleDocumentClick(event, { navigate, words })
    element.addEventListener('click', handle)
    return () => element.removeEventListener('click', handle)
  }, [navigate, words])
  return (
    <div
      ref={root}
      className="prose"
      data-document={shown.name}
      data-hash={shown.hash}
      data-title={shown.title}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from renderDocument, which sanitises
      dangerouslySetInnerHTML={{ __html: shown.body }}
    />
  )
}
