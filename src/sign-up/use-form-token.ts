import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The signed token, which proves when the visitor began to use the form, or the reason why there is none. */
type FormToken = { token: string; tokenProblem: null | 'service' | 'contact' }

/**
 * Fetches the token when the visitor begins to use the form, since static pages cannot contain it. Without a token the
 * service would ask for a confirming click. It is fetched again when the browser is online again; `requestToken` does
 * so at once. An existing token is kept when the browser is offline: some browsers report that wrongly, and an older
 * token is better than none.
 */
export function useFormToken(form: RefObject<HTMLFormElement | null>, isWanted: boolean) {
  const [{ token, tokenProblem }, setResult] = useState<FormToken>({ token: '', tokenProblem: null })
  const requestToken = useCallback(async () => {
    const answer = await fetchFormToken()
    // Rendered synchronously, so that the form can be sent with the token at once.
    flushSync(() => setResult((known) => ({ token: known.token || answer.token, tokenProblem: answer.tokenProblem })))
    return answer
  }, [])
  useEffect(() => {
    const element = form.current
    if (!element || !isWanted || (token && !tokenProblem)) return
    const begin = () => void requestToken()
    if (element.contains(document.activeElement) && !tokenProblem) begin()
    element.addEventListener('focusin', begin)
    addEventListener('online', begin)
    return () => {
      element.removeEventListener('focusin', begin)
      removeEventListener('online', begin)
    }
  }, [form, isWanted, token, tokenProblem, requestToken])
  return { token, tokenProblem, requestToken }
}

/**
 * Fetches a token from the embedded service. On a server error the form is sent without one, and the server reports the
 * problem; a static host, which does not have this address, cannot accept the form.
 */
async function fetchFormToken(): Promise<FormToken> {
  try {
    const response = await fetch('/subscribe/token', { cache: 'no-store' })
    const token = response.ok ? await response.text() : ''
    if (/^\w+\.[\w-]+$/.test(token)) return { token, tokenProblem: null }
    return { token: '', tokenProblem: response.ok || response.status < 429 ? 'service' : null }
  } catch (error) {
    console.debug('The service of the forms does not answer.', error)
    return { token: '', tokenProblem: 'contact' }
  }
}
