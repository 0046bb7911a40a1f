import '../../../generated/styles/document.css'
import { dialogIds } from '../../../site/dialogs.ts'
import { ChunkLoadError, chunkErrorTypeOfStatus } from '../../dom/load-chunk.ts'
import { refreshDocument } from '../../markdown/update/update-document.ts'

/**
 * Fetches the privacy policy and inserts it into the dialog, unless aborted.
 * @throws Error when it cannot be loaded.
 */
export async function loadPolicyText(container: HTMLElement, address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new ChunkLoadError('policy', chunkErrorTypeOfStatus(response.status))
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const policy = page.querySelector<HTMLElement>(`#${dialogIds.privacy} .policy`)
  if (!policy) throw new Error(`${response.url} has no privacy policy.`)
  if (signal.aborted) return
  container.replaceWith(policy)
  const text = policy.querySelector<HTMLElement>('[data-document]')
  if (text) void refreshDocument(text)
}
