import { createElement } from 'react'
import { clientMessages } from '../../generated/messages/client.ts'
import { savingMessages } from '../../generated/messages/saving.ts'
import { iconHtml } from '../components/icon-address.ts'
import { useMessageGroup, useMessages } from '../language/use-messages.ts'
import { isOfflineSavingEnabled } from './is-enabled.ts'
import './save-row.css'

/**
 * The row that opens the panel “Save for the forest”, which saves the site for offline use
 * (src/saving/start-saving.ts). It is static HTML, because the panel's script changes it outside of React. Its two
 * notes are shown while the runtime is loading, or when it has failed to load (src/dom/chunk-note.css).
 */
export function SaveRow() {
  const m = useMessages()
  const { loading } = useMessageGroup(clientMessages)
  const { unready } = useMessageGroup(savingMessages)
  if (!isOfflineSavingEnabled) return null
  const note = `<p class="chunk-note" role="status" hidden=""><span>${loading}</span></p>`
  const lost = `<p class="chunk-note lost" role="status" hidden="">${unready}</p>`
  const html = `<details class="save"><summary id="save">${iconHtml('tree')}<span data-label>${m.document.save}</span><span data-size></span></summary><div class="save__panel"></div>${note}${lost}</details>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text only
  return createElement('save-row', { dangerouslySetInnerHTML: { __html: html } })
}
