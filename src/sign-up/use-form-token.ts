import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The note of when the visitor turned to the form, and why there is none. */
export type FormToken = { token: string; lack: null | 'service' | 'contact' }

/**
 * Gives the note when somebody turns to the form, so that the service need not ask for a second press: the page itself is
 * the same for all. It is asked for once more when coverage is back; `ask` tries anew at once. A note that is there stays:
 * some browsers say wrongly that there is no network, and an older note is worth more than a new one.
 */
export function useFormToken(form: RefObject<HTMLFormElement | null>, isWanted: boolean) {
  const [{ token, lack }, setNote] = useState<FormToken>({ token: '', lack: null })
  const ask = useCallback(async () => {
    const answer = await fetchFormToken()
    // right away, so that the form can be sent with it
    flushSync(() => setNote((known) => ({ token: known.token || answer.token, lack: answer.lack })))
    return answer
  }, [])
  useEffect(() => {
    const element = form.current
    if (!element || !isWanted || token) return
    const begin = () => void ask()
    if (element.contains(document.activeElement)) begin()
    element.addEventListener('focusin', begin)
    return () => element.removeEventListener('focusin', begin)
  }, [form, isWanted, token, ask])
  useEffect(() => {
    if (!lack) return
    const again = () => void ask()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [lack, ask])
  return { token, lack, ask }
}

/**
 * Asks the embedded service for a note, signed, of when somebody began with a form. A server in trouble takes the form
 * without one, and says so itself; a plain web host knows no such address.
 */
async function fetchFormToken(): Promise<FormToken> {
  try {
    const response = await fetch('/subscribe/token', { cache: 'no-store' })
    const token = response.ok ? await response.text() : ''
    if (/^\w+\.[\w-]+$/.test(token)) return { token, lack: null }
    return { token: '', lack: response.ok || response.status < 429 ? 'service' : null }
  } catch (error) {
    console.debug('The service of the forms does not answer.', error)
    return { token: '', lack: 'contact' }
  }
}
