import { useEffect, useState } from 'react'
import type { SignUpKind } from '../../content/site.ts'
import { ANSWER_CHANNEL, ANSWER_WAIT_MS, type FormState, readAnswer } from './form-state.ts'

/**
 * Follows a form that the browser posts into a new tab: `submitting` until that tab tells how it went, or, when it
 * belongs to somebody else and never tells, for ten seconds.
 */
export function useSubmission(kind: SignUpKind): { state: FormState; submitted: () => void } {
  const [state, setState] = useState<FormState>('idle')
  useEffect(() => {
    if (state !== 'submitting') return
    const channel = new BroadcastChannel(ANSWER_CHANNEL)
    channel.onmessage = ({ data }) => {
      const answer = readAnswer(data, kind)
      if (answer) setState(answer)
    }
    const timer = setTimeout(() => setState('idle'), ANSWER_WAIT_MS)
    return () => {
      channel.close()
      clearTimeout(timer)
    }
  }, [state, kind])
  return { state, submitted: () => setState('submitting') }
}
