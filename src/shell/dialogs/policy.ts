import { dialogs, POLICY_TEXT } from '../../../site/dialogs.ts'
import { runWithNote } from '../../dom/chunk-note.ts'
import { closest } from '../../dom/closest.ts'
import { openDialog } from '../../dom/dialogs.ts'
import { loadChunk } from '../../dom/load-chunk.ts'
import { isModified } from '../../dom/modified-click.ts'
import { isOpen, OPEN_STATE_ATTRIBUTES } from '../../dom/when-closed.ts'

/** Links to the policy in the list of all pages, which has its text. */
const LINK = `a[href$="#${dialogs.privacy}"]`

/**
 * Opens the privacy policy over the current page, and fetches its text whenever its dialog is open without it; until the
 * runtime is loaded, its links lead to the page that has it.
 */
export function startPolicy(): void {
  document.addEventListener('click', (event) => {
    if (!closest(event.target, LINK) || isModified(event)) return
    event.preventDefault()
    openDialog(dialogs.privacy)
  })
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${dialogs.privacy}`)
  if (dialog) new MutationObserver(() => isOpen(dialog) && fillIn(dialog)).observe(dialog, OPEN_STATE_ATTRIBUTES)
}

function fillIn(dialog: HTMLDialogElement): void {
  const container = document.getElementById(POLICY_TEXT)
  const address = document.querySelector<HTMLAnchorElement>(`footer ${LINK}`)?.pathname
  const title = dialog.querySelector('h2')
  if (!container || !address || !title) return // the page has the text
  void runWithNote(title, (signal) =>
    loadChunk('policy', () =>
      import('./show-policy.ts').then(({ showPolicy }) => showPolicy(container, address, signal)),
    ),
  )
}
