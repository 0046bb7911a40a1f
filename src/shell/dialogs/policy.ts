import { dialogIds, POLICY_TEXT_ID } from '../../../site/dialogs.ts'
import { runWithLoadingNote } from '../../dom/chunk-note.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { openDialog } from '../../dom/dialogs.ts'
import { loadChunk } from '../../dom/load-chunk.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { isDialogOrFoldOpen, OPEN_STATE_ATTRIBUTES } from '../../dom/when-closed.ts'

/** Links to the privacy policy on the page that contains its text. */
const LINK = `a[href$="#${dialogIds.privacy}"]`

/**
 * Opens the privacy policy as a dialog, and fetches its text if missing; until the runtime has loaded, its links
 * navigate to the page with the text.
 */
export function startPolicyDialog(): void {
  document.addEventListener('click', (event) => {
    if (!closestToTarget(event.target, LINK) || isModifiedClick(event)) return
    event.preventDefault()
    openDialog(dialogIds.privacy)
  })
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${dialogIds.privacy}`)
  if (dialog)
    new MutationObserver(() => isDialogOrFoldOpen(dialog) && fillIn(dialog)).observe(dialog, OPEN_STATE_ATTRIBUTES)
}

function fillIn(dialog: HTMLDialogElement): void {
  const container = document.getElementById(POLICY_TEXT_ID)
  const address = document.querySelector<HTMLAnchorElement>(`footer ${LINK}`)?.pathname
  const title = dialog.querySelector('h2')
  if (!container || !address || !title) return // the text is on this page
  void runWithLoadingNote(title, (signal) =>
    loadChunk('policy', () =>
      import('./show-policy.ts').then(({ loadPolicyText }) => loadPolicyText(container, address, signal)),
    ),
  )
}
