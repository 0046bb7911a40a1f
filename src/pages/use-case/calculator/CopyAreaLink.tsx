import { useEffect, useState } from 'react'
import { calculatorMessages } from '../../../../content/messages/calculator.ts'
import { clientMessages } from '../../../../content/messages/client.ts'
import { CONFIRMATION_MS, copyText } from '../../../client/copy-text.ts'
import { useWords } from '../../../language/use-messages.ts'
import { BATTERY_MINUTES, readShared, writeShared } from './flight-time.ts'

/** Copies an address that shows this area and leads straight to the calculator. */
export function CopyAreaLink({ hectares }: { hectares: number | null }) {
  const m = useWords(calculatorMessages)
  const words = useWords(clientMessages)
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(''), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => {
    const { origin, pathname, search } = location
    const minutes = readShared(search, 'minutes', BATTERY_MINUTES)
    const battery = minutes === null ? '' : writeShared('', 'minutes', minutes) // and no parameters of mailing tools
    const shared = hectares === null ? battery : writeShared(battery, 'hectares', hectares)
    const address = `${origin}${pathname}${shared}#flight-time`
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
