import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { localPath, paths } from '../../../../site/paths.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'

/** A disclosure that explains how take-off places and pictures are calculated, so that visitors can verify it. */
export function CalculationNotes() {
  const m = useMessageGroup(calculatorMessages)
  return (
    <details className="calculator__counted">
      <summary>
        {m.counted} <Icon name="chev" />
      </summary>
      <p>{m.countedSight}</p>
      <p>{m.countedPictures}</p>
      <p>
        {m.countedOwn}{' '}
        <a href={localPath(`${paths.droneOperations}#pictures-per-hectare`, useLanguage())}>{m.countedMore}</a>
      </p>
    </details>
  )
}
