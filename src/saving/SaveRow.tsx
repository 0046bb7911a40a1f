import { createElement } from 'react'
import { clientMessages } from '../../generated/messages/client.ts'
import { savingMessages } from '../../generated/messages/saving.ts'
import { iconHtml } from '../components/icon-address.ts'
import { useMessages, useWords } from '../language/use-messages.ts'
import { isSavingOffered } from './is-offered.ts'
import './save-row.css'

/**
 * The row that opens “Save for the forest” (src/saving/start-saving.ts). It is HTML that React leaves alone, and the panel
 * writes the size into it. Its notes stand in for a runtime that is late, or could not be loaded (src/dom/chunk-note.css).
 */
export function SaveRow() {
  const m = useMessages()
  const { loading } = useWords(clientMessages)
  const { unready } = useWords(savingMessages)
  if (!isSavingOffered) return null
  const note = `<p class="chunk-note" role="status" hidden=""><span>${loading}</span></p>`
  const lost = `<p class="chunk-note lost" role="status" hidden="">${unready}</p>`
  const html = `<details class="save" id="save"><summary>${iconHtml('tree')}<b data-label>${m.document.save}</b><span data-size></span></summary><div class="save__panel"></div>${note}${lost}</details>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: words of ours only
  return createElement('save-row', { dangerouslySetInnerHTML: { __html: html } })
}
