import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dialogs } from '../../content/dialogs.ts'
import { localPath, paths } from '../../content/paths.ts'
import type { SignUpKind } from '../../content/site.ts'
import { DialogLink } from '../components/DialogLink.tsx'
import { Icon } from '../components/Icon.tsx'
import { useLanguage, useMessages } from '../language/use-messages.ts'
import { signUpForms } from './built-forms.ts'
import { consentVersion, consentWording } from './contract/consent.ts'
import { useFormToken } from './use-form-token.ts'
import { useSubmission } from './use-submission.ts'

type Props = { kind: SignUpKind; id: string; isFirst?: boolean }

type Faults = { email?: string; consent?: string }

/**
 * The one sign-up form in three settings (specification §3). The browser itself posts it into a new tab; scripts add
 * the messages of the page's language and tell how it went.
 * `isFirst`: takes the focus when its dialog opens.
 */
export function SignUpForm({ kind, id, isFirst }: Props) {
  const messages = useMessages()
  const m = messages.signUp
  const language = useLanguage()
  const form = signUpForms[language][kind]
  const isOwn = form.provider === 'embedded'
  const { state, submitted } = useSubmission(kind)
  const [hasContinued, setContinued] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const element = useRef<HTMLFormElement>(null)
  const token = useFormToken(element, isOwn)

  // With scripts, the messages are the page's own; the browser's would speak the browser's language.
  useEffect(() => {
    if (element.current) element.current.noValidate = true
  }, [])

  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = findFaults(event.currentTarget, id, m)
    setFaults(found)
    if (!found.email && !found.consent) return isOwn ? submitted() : setContinued(true)
    event.preventDefault()
    const first = event.currentTarget.querySelector<HTMLElement>(`#${id}-${found.email ? 'email' : 'consent'}`)
    first?.focus()
  }
  return (
    <form
      className="form"
      action={form.action}
      method={form.method}
      target="_blank"
      onSubmit={check}
      onInvalid={(event) => event.preventDefault()}
      ref={element}
      rel="noopener"
    >
      <div className="alert alert--err" role="alert" data-response="error" hidden={state !== 'error'}>
        <Icon name="warn" />
        <div>
          <b>{m.errorTitle}</b>
          {m.error}
        </div>
      </div>
      <div className="alert alert--ok" role="status" data-response="success" hidden={state !== 'success'}>
        <Icon name="check" />
        <div>
          <b>{m.successTitle}</b>
          {kind === 'newsletter' ? m.successNewsletter : m.success}
        </div>
      </div>
      {!isOwn && (
        <div className="alert alert--ok" role="status" hidden={!hasContinued}>
          <Icon name="out" />
          <div>
            <b>{m.continuesTitle(form.service)}</b>
            {m.continues}
          </div>
        </div>
      )}
      <div className={faults.email ? 'field is-error' : 'field'}>
        <label htmlFor={`${id}-email`}>
          {m.email} <i>({m.required.toLowerCase()})</i>
        </label>
        <input
          type="email"
          id={`${id}-email`}
          name={form.emailField}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
          // biome-ignore lint/a11y/noAutofocus: only inside a dialog, where the focus must go somewhere
          autoFocus={isFirst}
          aria-invalid={faults.email ? true : undefined}
          aria-describedby={faults.email ? `${id}-email-error` : undefined}
          onChange={() => setFaults(({ email: _, ...others }) => others)}
        />
        <Fault id={`${id}-email-error`} text={faults.email} />
      </div>
      <fieldset className={faults.consent ? 'check is-error' : 'check'}>
        <legend>
          {m.permissions} <i>({(form.consent.required ? m.required : m.optional).toLowerCase()})</i>
        </legend>
        <input
          type="checkbox"
          id={`${id}-consent`}
          name={form.consent.name || undefined}
          value={form.consent.value}
          className={form.consent.required ? 'gdpr required' : 'gdpr'}
          required={form.consent.required}
          aria-invalid={faults.consent ? true : undefined}
          aria-describedby={faults.consent ? `${id}-consent-error` : undefined}
          onChange={() => setFaults(({ consent: _, ...others }) => others)}
        />
        <label htmlFor={`${id}-consent`}>{m[kind].consent}</label>
        <Fault id={`${id}-consent-error`} text={faults.consent} />
      </fieldset>
      {form.antiBotField && (
        <div className="hp" aria-hidden="true">
          <label>
            {m.botField}
            <input type="text" name={form.antiBotField} tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      )}
      <Hidden name={form.tag.name} value={form.tag.value} />
      {Object.entries(form.extra).map(([name, value]) => (
        <Hidden key={name} name={name} value={value} />
      ))}
      {isOwn && <Hidden name="wording" value={consentVersion(consentWording(messages, kind))} />}
      {isOwn && <Hidden name="token" value={token} />}
      <button className="btn btn--primary" type="submit" aria-disabled={state === 'submitting' || undefined}>
        {state === 'submitting' ? m.sending : m[kind].submit}
      </button>
      <div className="fine">
        <p>
          {m.unsubscribe}{' '}
          <DialogLink
            className="link"
            dialog={dialogs.privacy}
            href={localPath(`${paths.search}#${dialogs.privacy}`, language)}
          >
            {m.privacyLink}
          </DialogLink>
          .
        </p>
        <p>
          {!isOwn && `${m.transfer} `}
          {isOwn ? m.newTab : m.newTabAt(form.service)}
        </p>
      </div>
    </form>
  )
}

function Hidden({ name, value }: { name: string; value: string }) {
  return name ? <input type="hidden" name={name} value={value} /> : null
}

function Fault({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div className="err" id={id} role={text ? 'alert' : undefined}>
      {text && (
        <>
          <Icon name="warn" small />
          <span>{text}</span>
        </>
      )}
    </div>
  )
}

type FormMessages = ReturnType<typeof useMessages>['signUp']

/** What the browser's own validation finds, in the words of the page's language. */
function findFaults(form: HTMLFormElement, id: string, m: FormMessages): Faults {
  const faults: Faults = {}
  const email = form.querySelector(`#${id}-email`)
  const consent = form.querySelector(`#${id}-consent`)
  if (email instanceof HTMLInputElement && !email.validity.valid) {
    const isForeign = /[^\p{ASCII}].*@./u.test(email.value)
    faults.email = email.validity.valueMissing ? m.emailMissing : isForeign ? m.emailForeign : m.emailInvalid
  }
  if (consent instanceof HTMLInputElement && !consent.validity.valid) faults.consent = m.consentMissing
  return faults
}
