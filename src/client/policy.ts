import { dialogs, POLICY_TEXT } from '../../content/dialogs.ts'
import { runWithNote } from './chunk-note.ts'
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
  const title = document.querySelector<HTMLElement>(`#${dialogs.privacy} h2`)
  if (!container || !address || !title) return // the page has the text
  void runWithNote(title, () =>
    loadChunk('policy', () => import('./policy/show-policy.ts'))
      .then(({ showPolicy }) => showPolicy(container, address))
      .catch(() => location.assign(`${address}#${dialogs.privacy}`)),
  )
}
