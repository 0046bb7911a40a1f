import { useEffect, useState } from 'react'
import type { DocumentState } from './document-source.ts'
import { newerDocument } from './fetch-document.ts'
import type { RenderedDocument } from './rendered-document.ts'

/**
 * The document of a page, kept up to date: once it is shown, the server is asked whether there is a newer text, so
 * that an edited file reaches readers without a rebuild (architecture §5). A newer one of another page is dropped.
 */
export function useFreshDocument(loaded: DocumentState): DocumentState {
  const [newer, setNewer] = useState<RenderedDocument | null>(null)
  useEffect(() => {
    if (loaded.state !== 'ready') return
    let isCurrent = true
    const { name, language, hash } = loaded.document
    newerDocument(name, language, hash)
      .then((found) => {
        if (isCurrent && found) setNewer(found)
      })
      .catch((error) => console.debug('No newer text could be asked for.', error))
    return () => {
      isCurrent = false
    }
  }, [loaded])
  const isOfThisPage =
    loaded.state === 'ready' && newer?.name === loaded.document.name && newer.language === loaded.document.language
  return isOfThisPage && newer.hash !== loaded.document.hash ? { state: 'ready', document: newer } : loaded
}
