import { dialogIds, POLICY_TEXT_ID } from '../../../site/dialogs.ts'
import { runWithLoadingNote } from '../../dom/chunk-note.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { openDialog } from '../../dom/dialogs.ts'
import { loadChunk } from '../../dom/load-chunk.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { isDialogOrFoldOpen, OPEN_STATE_ATTRIBUTES } from '../../dom/when-closed.ts'

/** Matches links to the privacy policy. */
const POLICY_LINK = `a[href$="#${dialogIds.privacy}"]`

/**
 * Opens the privacy policy in a dialog on click, and fetches its text when the dialog opens. Until the runtime has
 * loaded, the links navigate to the page that contains the text.
 */
export function startPolicyDialog(): void {
  document.addEventListener('click', (event) => {
    if (!closestToTarget(event.target, POLICY_LINK) || isModifiedClick(event)) return
    event.preventDefault()
    openDialog(dialogIds.privacy)
  })
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${dialogIds.privacy}`)
  if (dialog)
    new MutationObserver(() => isDialogOrFoldOpen(dialog) && fillIn(dialog)).observe(dialog, OPEN_STATE_ATTRIBUTES)
}

function fillIn(dialog: HTMLDialogElement): void {
  const container = document.getElementById(POLICY_TEXT_ID)
  const address = document.querySelector<HTMLAnchorElement>(`footer ${POLICY_LINK}`)?.pathname
  const title = dialog.querySelector('h2')
  if (!container || !address || !title) return // this page contains the text, or it has been fetched
  void runWithLoadingNote(title, (signal) =>
    loadChunk('policy', () =>
      import('./show-policy.ts').then(({ loadPolicyText }) => loadPolicyText(container, address, signal)),
    ),
  )
}
