import { createElement } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { isSavingOffered } from './is-offered.ts'

/** A spruce in the style of the other icons. */
const TREE =
  '<symbol id="i-tree" viewBox="0 0 24 24"><path d="M12 2.500 6.500 10H9l-4 6.500h14L15 10h2.500zM12 16.500v5M8 21.500h8"/></symbol>'

/**
 * The row that opens “Save for the forest” (src/client/saving.ts). It is HTML that React leaves alone, and the build writes
 * the size into it.
 */
export function SaveRow() {
  const m = useMessages()
  if (!isSavingOffered) return null
  const html = `<details class="save" id="save"><summary><svg class="icon" aria-hidden="true">${TREE}<use href="#i-tree"/></svg><b data-label>${m.document.save}</b><span data-size></span></summary><div data-panel></div></details>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: words of ours only
  return createElement('save-row', { dangerouslySetInnerHTML: { __html: html } })
}
