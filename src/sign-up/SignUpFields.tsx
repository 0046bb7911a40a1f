import type { SignUpKind } from '../../site/sign-up.ts'
import { Icon } from '../components/Icon.tsx'
import { useMessages } from '../language/use-messages.ts'
import { consentVersion, getConsentText } from './contract/consent.ts'
import type { FormTarget } from './contract/forms.ts'
import { MAX_QUESTION_LENGTH } from './contract/question.ts'
import type { FormErrors } from './contract/response-templates.ts'
import '../components/form-field.css?deferred'

type Props = {
  kind: SignUpKind
  form: FormTarget
  id: string
  faults: FormErrors
  /** On a response page: attributes of a field with slots, such as `aria-invalid`, that the server fills in. */
  invalid?: (field: keyof FormErrors) => Record<string, string>
  token: string
  /** On a response page: the submitted values. */
  typed?: { email: string; question: string; hasConsented: boolean }
  hasFocus?: boolean
  onChange?: (field: keyof FormErrors) => void
}

/** The fields of a sign-up form, shared by the site's pages and the response pages. */
export function SignUpFields({ kind, form, id, faults, invalid, token, typed, hasFocus, onChange }: Props) {
  const messages = useMessages()
  const m = messages.signUp
  const isOwn = form.provider === 'embedded'
  /**
   * Attributes of all fields. `aria-invalid` is always set, since screen readers would otherwise announce empty
   * required fields as invalid before anything was sent.
   */
  const common = (field: keyof FormErrors) => ({
    id: `${id}-${field}`,
    'aria-invalid': Boolean(faults[field]),
    ...invalid?.(field),
    'aria-describedby': faults[field] ? `${id}-${field}-error` : undefined,
    onChange: () => onChange?.(field),
  })
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-email`}>
          {m.email} <i>({m.required.toLowerCase()})</i>
        </label>
        <input
          type="email"
          name={form.emailField}
          defaultValue={typed?.email}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          pattern=".+@.+\..+"
          required
          // biome-ignore lint/a11y/noAutofocus: only in a dialog, which has to move the focus inside
          autoFocus={hasFocus}
          {...common('email')}
        />
        <Fault id={`${id}-email-error`} text={faults.email} />
      </div>
      {form.questionField && (
        <div className="field">
          <label htmlFor={`${id}-question`}>
            {m.question} <i>({m.optional.toLowerCase()})</i>
          </label>
          <textarea
            name={form.questionField}
            defaultValue={typed?.question}
            rows={3}
            maxLength={MAX_QUESTION_LENGTH}
            {...common('question')}
          />
          <Fault id={`${id}-question-error`} text={faults.question} />
        </div>
      )}
      <fieldset className="check">
        <legend>
          {m.permissions} <i>({(form.consent.required ? m.required : m.optional).toLowerCase()})</i>
        </legend>
        <input
          type="checkbox"
          name={form.consent.name || undefined}
          value={form.consent.value}
          defaultChecked={typed?.hasConsented}
          className={form.consent.required ? 'gdpr required' : 'gdpr'}
          required={form.consent.required}
          {...common('consent')}
        />
        <label htmlFor={`${id}-consent`}>{m[kind].consent}</label>
        <Fault id={`${id}-consent-error`} text={faults.consent} />
      </fieldset>
      {form.antiBotField && (
        <div className="off-screen" aria-hidden="true">
          <label>
            {m.botField}
            <input type="text" name={form.antiBotField} tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      )}
      {form.tag.name && <input type="hidden" name={form.tag.name} value={form.tag.value} />}
      {Object.entries(form.extra).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isOwn && <input type="hidden" name="wording" value={consentVersion(getConsentText(messages, kind))} />}
      {isOwn && <input type="hidden" name="token" value={token} />}
    </>
  )
}

function Fault({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div className="field-error" id={id} role={text ? 'alert' : undefined}>
      {text && (
        <>
          <Icon name="warn" small />
          <span>{text}</span>
        </>
      )}
    </div>
  )
}
