import { useEffect, useState } from 'react'
import type { SignUpKind } from '../../site/sign-up.ts'
import { FORM_CHANNEL, type FormResult, type FormState, RESPONSE_WAIT_MS } from './contract/form-channel.ts'

/**
 * Tracks a form that the browser posts into a new tab: its state is `submitting` until that tab reports the result, for
 * at most ten seconds. A later report still counts, since the tab may first ask for a confirming click. `changed` is to
 * be called on input, which makes it a new form that can be sent again.
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
