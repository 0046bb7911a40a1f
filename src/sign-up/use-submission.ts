import { useEffect, useState } from 'react'
import type { SignUpKind } from '../../site/sign-up.ts'
import { FORM_CHANNEL, type FormResult, type FormState, RESPONSE_WAIT_MS } from './contract/form-channel.ts'

/**
 * Follows a form that the browser posts into a new tab: `submitting` until that tab tells how it went, at most ten
 * seconds. A later word still counts: the tab may ask for another press first. What was typed after that is another form
 * (`changed`), which may be sent at once.
 */
export function useSubmission(kind: SignUpKind) {
  const [state, setState] = useState<FormState>('idle')
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (!isSent) return
    const channel = new BroadcastChannel(FORM_CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<FormResult>) => {
      if (data.kind === kind) setState(data.ok ? 'success' : 'error')
    }
    return () => channel.close()
  }, [isSent, kind])
  useEffect(() => {
    if (state !== 'submitting') return
    const timer = setTimeout(() => setState('unheard'), RESPONSE_WAIT_MS)
    return () => clearTimeout(timer)
  }, [state])
  const submitted = () => {
    setSent(true)
    setState('submitting')
  }
  return { state, submitted, changed: () => setState('idle') }
}
