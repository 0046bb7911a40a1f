import { dialogs, POLICY_TEXT } from '../../content/dialogs.ts'
import { PATIENCE_MS, removeNote, showLoading } from './chunk-note.ts'
import { closest } from './closest.ts'
import { openDialog } from './dialogs.ts'
import { loadChunk } from './load-chunk.ts'
import { isModified } from './modified-click.ts'

/** Links to the policy in the list of all pages, which has its text. */
const LINK = `a[href$="#${dialogs.privacy}"]`

/** Opens the privacy policy over the current page; until the runtime is loaded, its links lead to the page that has it. */
export function startPolicy(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event.target, LINK)
    if (!link || isModified(event)) return
    event.preventDefault()
    openPolicy()
  })
}

export function openPolicy(): void {
  openDialog(dialogs.privacy)
  const container = document.getElementById(POLICY_TEXT)
  const address = document.querySelector<HTMLAnchorElement>(`footer ${LINK}`)?.pathname
  if (!container || !address) return // the page has the text
  const title = document.querySelector<HTMLElement>(`#${dialogs.privacy} h2`)
  const late = setTimeout(() => title && showLoading(title), PATIENCE_MS)
  loadChunk('policy', () => import('./policy/show-policy.ts'))
    .then(({ showPolicy }) => showPolicy(container, address))
    .catch(() => location.assign(`${address}#${dialogs.privacy}`))
    .finally(() => {
      clearTimeout(late)
      if (title) removeNote(title)
    })
}
