import type { ReactNode } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { useInputBeforeHydration } from '../../../components/use-input-before-hydration.ts'
import '../../../components/form-field.css'

type Props = {
  id: string
  label: string
  hint?: string
  unit: string
  text: string
  /** The validation message; empty for a valid value. */
  error: string
  onChange: (text: string) => void
  children?: ReactNode
}

/**
 * A number field. It is not type=number, whose decimal separator depends on the language of the browser instead of that
 * of the page.
 */
export function CalculatorField({ id, label, hint, unit, text, error, onChange, children }: Props) {
  const input = useInputBeforeHydration(text, ({ value }) => onChange(value))
  return (
    <div className="field">
      <div className="calculator__row">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <span className="calculator__unit">
          <input
            ref={input}
            id={id}
            className="calculator__field tabular"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={error ? true : undefined}
            aria-labelledby={`${id}-label ${id}-unit`}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange(event.target.value)}
          />
          <i id={`${id}-unit`}>{unit}</i>
        </span>
      </div>
      {children}
      <p id={`${id}-note`} className={error ? 'field-error' : 'calculator__hint'}>
        {error && <Icon name="warn" small />}
        {/* An element, since browser translation replaces bare text nodes, which React then fails to update. */}
        <span>{error || hint}</span>
      </p>
    </div>
  )
}
