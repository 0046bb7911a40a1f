import '../../markdown/document.css'
import { dialogs } from '../../../content/dialogs.ts'
import { refreshDocument } from '../documents.ts'

/**
 * Fetches the privacy policy from the page that has it, and shows it in its place in the dialog.
 * @throws Error when it cannot be loaded.
 */
export async function showPolicy(container: HTMLElement, address: string): Promise<void> {
  const response = await fetch(address)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const policy = page.querySelector<HTMLElement>(`#${dialogs.privacy} .policy`)
  if (!policy) throw new Error(`${response.url} has no privacy policy.`)
  container.replaceWith(policy)
  const text = policy.querySelector<HTMLElement>('[data-document]')
  if (text) await refreshDocument(text)
}
