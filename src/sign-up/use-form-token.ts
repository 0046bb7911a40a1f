import { type RefObject, useEffect, useState } from 'react'

/** The note of when the visitor turned to the form; `isAway`: there is no service here that could take it in. */
export type FormToken = { token: string; isAway: boolean }

const none: FormToken = { token: '', isAway: false }

/** Fetched when the visitor turns to the form, because the page itself is the same for all. */
export function useFormToken(form: RefObject<HTMLFormElement | null>, isWanted: boolean): FormToken {
  const [token, setToken] = useState(none)
  useEffect(() => {
    const element = form.current
    if (!element || !isWanted) return
    const begin = () => void fetchFormToken().then(setToken)
    if (element.contains(document.activeElement)) begin()
    element.addEventListener('focusin', begin)
    return () => element.removeEventListener('focusin', begin)
  }, [form, isWanted])
  return token
}

/** A note signed by the embedded service of when somebody began with a form; good for half a day. */
let note: { answer: Promise<FormToken>; at: number } | null = null

const RENEW_MS = 6 * 60 * 60 * 1000

/**
 * Gives the note when somebody turns to a form, so that the service need not ask for a second press. It is one for all
 * forms of the page.
 */
function fetchFormToken(): Promise<FormToken> {
  if (!note || note.at < Date.now() - RENEW_MS) note = { answer: ask(), at: Date.now() }
  return note.answer
}

/** A server in trouble takes the form without a note, and says so itself; a plain web host knows no such address. */
async function ask(): Promise<FormToken> {
  let isAway = true
  try {
    const response = await fetch('/subscribe/token', { cache: 'no-store' })
    const token = response.ok ? await response.text() : ''
    if (/^\w+\.[\w-]+$/.test(token)) return { token, isAway: false }
    isAway = response.ok || response.status < 429
  } catch (error) {
    console.debug('The service of the forms does not answer.', error)
  }
  note = null
  return { token: '', isAway }
}
