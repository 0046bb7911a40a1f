import { useRevalidator } from 'react-router'
import { useMessages } from '../language/use-messages.ts'

/** Stands in the place of a text that could not be loaded, with a retry. */
export function DocumentFailure() {
  const m = useMessages()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="message" role="alert">
      <h2>{m.document.failedTitle}</h2>
      <p className="lead">{m.document.failedText}</p>
      <button
        type="button"
        className="btn btn--primary"
        aria-disabled={state === 'loading' || undefined}
        onClick={() => void revalidate()}
      >
        {state === 'loading' ? m.loading : m.retry}
      </button>
    </div>
  )
}
