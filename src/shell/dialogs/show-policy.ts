import '../../../generated/styles/document.css'
import { dialogs } from '../../../site/dialogs.ts'
import { ChunkLoadError, errorTypeOfStatus } from '../../dom/load-chunk.ts'
import { refreshDocument } from '../../markdown/update/update-document.ts'

/**
 * Fetches the privacy policy from the page that has it, and shows it in its place in the dialog, unless it is given up.
 * @throws Error when it cannot be loaded.
 */
export async function showPolicy(container: HTMLElement, address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new ChunkLoadError('policy', errorTypeOfStatus(response.status))
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const policy = page.querySelector<HTMLElement>(`#${dialogs.privacy} .policy`)
  if (!policy) throw new Error(`${response.url} has no privacy policy.`)
  if (signal.aborted) return
  container.replaceWith(policy)
  const text = policy.querySelector<HTMLElement>('[data-document]')
  if (text) void refreshDocument(text)
}
