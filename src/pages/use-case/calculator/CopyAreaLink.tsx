import type { MouseEvent } from 'react'
import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { clientMessages } from '../../../../generated/messages/client.ts'
import { copyText, showConfirmation } from '../../../dom/copy-text.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { writeSharedValues } from './flight-time.ts'

/**
 * A button that copies the page's address with these values and the calculator's hash, without other query parameters,
 * such as those that mailing tools add.
 */
export function CopyAreaLink({ hectares, minutes }: { hectares: number | null; minutes: number | null }) {
  const m = useMessageGroup(calculatorMessages)
  const words = useMessageGroup(clientMessages)
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const address = `${location.origin}${location.pathname}${writeSharedValues('', hectares, minutes)}#flight-time`
    showConfirmation(currentTarget, (await copyText(address)) ? words.linkCopied : words.copyFailed)
  }
  return (
    <p className="calculator__copy">
      <button type="button" className="link" disabled={hectares === null} onClick={copy}>
        {m.copy}
      </button>
    </p>
  )
}
