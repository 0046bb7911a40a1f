import { EDITOR_HEADER } from '../guard.ts'
import { editorMessages, preferredUiLanguage, type UiLanguage } from '../words.ts'

/** The language of the interface, from the browser's language. */
export const language: UiLanguage = preferredUiLanguage(navigator.language)
export const uiMessages = editorMessages[language]

/** Fetches from the editor's API; GET requests have no extra header, because they must match the preload links. */
export function fetchEditorApi(address: string, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers)
  if (options.method) headers.set(EDITOR_HEADER, '1')
  return fetch(`/edit/api/${address}`, { ...options, headers })
}

/** Calls the editor's API, and shows errors in a notice; errors of PUT requests are shown by the CMS. */
export async function callEditorApi(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetchEditorApi(address, options).catch(() => null)
  if (response?.ok) return response
  const sentence = (await response?.text()) || uiMessages.notSaved
  if (options?.method !== 'PUT') showNotice(sentence)
  throw new Error(sentence)
}

/** Shows a notice until it is closed. */
export function showNotice(sentence: string): void {
  const notice = document.querySelector<HTMLElement>('#notice')
  if (!notice) return
  const close = document.createElement('button')
  close.textContent = uiMessages.hide
  close.onclick = () => {
    notice.hidden = true
  }
  notice.replaceChildren(sentence, close)
  notice.hidden = false
}
