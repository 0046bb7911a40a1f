import { createElement } from 'react'
import { iconHtml } from '../components/icon-address.ts'
import { useMessages } from '../language/use-messages.ts'
import { isSavingOffered } from './is-offered.ts'

/**
 * The row that opens “Save for the forest” (src/client/saving.ts). It is HTML that React leaves alone, and the build writes
 * the size into it.
 */
export function SaveRow() {
  const m = useMessages()
  if (!isSavingOffered) return null
  const html = `<details class="save" id="save"><summary>${iconHtml('tree')}<b data-label>${m.document.save}</b><span data-size></span></summary><div class="save__panel"></div></details>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: words of ours only
  return createElement('save-row', { dangerouslySetInnerHTML: { __html: html } })
}
