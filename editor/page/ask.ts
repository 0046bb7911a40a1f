import { OWN_HEADER } from '../guard.ts'
import { type Interface, interfaceOf, words } from '../words.ts'

/** The language of the browser, and what is said in it. */
export const language: Interface = interfaceOf(navigator.language)
export const said = words[language]

/** Asks the editor’s own server; what only reads must not differ from what is loaded before the scripts. */
export function send(address: string, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers)
  if (options.method) headers.set(OWN_HEADER, '1')
  return fetch(`/edit/api/${address}`, { ...options, headers })
}

/** Asks the editor’s own server; its sentence is shown where it refuses. */
export async function ask(address: string, options?: RequestInit): Promise<Response> {
  const response = await send(address, options).catch(() => null)
  if (response?.ok) return response
  const sentence = (await response?.text()) || said.notSaved
  tell(sentence)
  throw new Error(sentence)
}

/** Shows a sentence until it is closed. */
export function tell(sentence: string): void {
  const notice = document.querySelector<HTMLElement>('#notice')
  if (!notice) return
  const close = document.createElement('button')
  close.textContent = said.hide
  close.onclick = () => {
    notice.hidden = true
  }
  notice.replaceChildren(sentence, close)
  notice.hidden = false
}
