import { useEffect, useState } from 'react'
import { useMessages } from '../../../language/use-messages.ts'
import { writeSharedArea } from './flight-time.ts'
import { useCalculatorMessages } from './use-calculator-messages.ts'

const CONFIRMATION_MS = 2_000

/** Copies an address that shows this area and leads straight to the calculator. */
export function CopyAreaLink({ hectares }: { hectares: number | null }) {
  const m = useCalculatorMessages()
  const words = useMessages().document
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(''), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => {
    const { origin, pathname, search } = location
    const address = `${origin}${pathname}${hectares === null ? search : writeSharedArea(search, hectares)}#flight-time`
    setAnswer((await copyText(address)) ? words.linkCopied : words.copyFailed)
  }
  return (
    <p className="calc__copy">
      <button type="button" className="link" disabled={hectares === null} onClick={copy}>
        {m.copy}
      </button>{' '}
      <span role="status">{answer}</span>
    </p>
  )
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // no permission, or no secure context: the confirmation says so
  }
}
