import { glossaryMessages } from '../../../generated/messages/glossary.ts'
import type { Language } from '../../../site/languages.ts'
import { useInputBeforeHydration } from '../../components/use-input-before-hydration.ts'
import { useLanguage, useMessageGroup } from '../../language/use-messages.ts'
import { MAX_QUERY_LENGTH } from '../../search/contract/query.ts'
import { orderLanguages } from './glossary-order.ts'
import '../../components/form-field.css'

type Props = { text: string; first: Language; onFind: (text: string) => void; onChoose: (first: Language) => void }

/**
 * The filter field, and the choice of the language by which the glossary is sorted; hidden without scripts. The field
 * is uncontrolled: React would sync its value attribute, and browsers only restore values that differ from it.
 */
export function GlossaryControls({ text, first, onFind, onChoose }: Props) {
  const m = useMessageGroup(glossaryMessages)
  const language = useLanguage()
  const input = useInputBeforeHydration(text, ({ value }) => onFind(value))
  return (
    <div className="glossary__find">
      <div className="field">
        <label htmlFor="glossary-find">{m.find}</label>
        <input
          ref={input}
          id="glossary-find"
          type="search"
          autoCapitalize="none"
          maxLength={MAX_QUERY_LENGTH}
          spellCheck={false}
          onChange={(event) => onFind(event.target.value)}
        />
      </div>
      <fieldset className="glossary__order">
        <legend className="visually-hidden">{m.order}</legend>
        {orderLanguages(language).map((entry) => (
          <button key={entry} type="button" aria-pressed={entry === first} onClick={() => onChoose(entry)}>
            {m.first[entry]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
