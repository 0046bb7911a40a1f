import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The note of when the visitor turned to the form, and why there is none. */
export type FormToken = { token: string; lack: null | 'service' | 'contact' }

const none: FormToken = { token: '', lack: null }

/**
 * Fetched when the visitor turns to the form, because the page itself is the same for all, and once more when coverage
 * is back. `ask` tries anew at once.
 */
export function useFormToken(form: RefObject<HTMLFormElement | null>, isWanted: boolean) {
  const [note, setNote] = useState(none)
  const ask = useCallback(async () => {
    const answer = await fetchFormToken()
    flushSync(() => setNote(answer)) // so that the form can be sent with it right away
    return answer
  }, [])
  useEffect(() => {
    const element = form.current
    if (!element || !isWanted) return
    const begin = () => void ask()
    if (element.contains(document.activeElement)) begin()
    element.addEventListener('focusin', begin)
    return () => element.removeEventListener('focusin', begin)
  }, [form, isWanted, ask])
  useEffect(() => {
    if (!note.lack) return
    const again = () => void ask()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [note, ask])
  return { ...note, ask }
}

/** A note signed by the embedded service of when somebody began with a form; good for half a day. */
let known: { answer: Promise<FormToken>; at: number } | null = null

const RENEW_MS = 6 * 60 * 60 * 1000

/**
 * Gives the note when somebody turns to a form, so that the service need not ask for a second press. It is one for all
 * forms of the page. Where the browser says that there is no network, the service is asked whether it is there; some
 * browsers say so wrongly, and an older note is worth more than a new one.
 */
async function fetchFormToken(): Promise<FormToken> {
  const kept = known && known.at > Date.now() - RENEW_MS ? known : null
  const before = kept ? await kept.answer : none
  if (before.token && navigator.onLine) return before
  const asked = { answer: ask(), at: Date.now() }
  known = asked
  const answer = await asked.answer
  if (before.token) known = kept
  else if (!answer.token) known = null
  return answer.token && before.token ? before : answer
}

/** A server in trouble takes the form without a note, and says so itself; a plain web host knows no such address. */
async function ask(): Promise<FormToken> {
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
