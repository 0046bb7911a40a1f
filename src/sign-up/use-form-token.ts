import { type RefObject, useEffect, useState } from 'react'

/** The note of when the visitor turned to the form; fetched then, because the page itself is the same for all. */
export function useFormToken(form: RefObject<HTMLFormElement | null>, isWanted: boolean): string {
  const [token, setToken] = useState('')
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
let note: { text: Promise<string>; at: number } | null = null

const RENEW_MS = 6 * 60 * 60 * 1000

/**
 * Gets the note when somebody turns to a form, so that the service need not ask for a second press. It is one for all
 * forms of the page. Without it the form is sent all the same.
 */
function fetchFormToken(): Promise<string> {
  if (!note || note.at < Date.now() - RENEW_MS) note = { text: ask(), at: Date.now() }
  return note.text
}

async function ask(): Promise<string> {
  try {
    const response = await fetch('/subscribe/token', { cache: 'no-store' })
    if (response.ok) return await response.text()
  } catch (error) {
    console.debug('The form goes without a token.', error)
  }
  note = null
  return ''
}
