import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { site } from '../../site/facts.ts'
import type { SignUpKind } from '../../site/sign-up.ts'
import { Icon } from '../components/Icon.tsx'
import type { IconName } from '../components/icon-address.ts'
import { LinkedText } from '../components/LinkedText.tsx'
import { useLanguage, useMessages } from '../language/use-messages.ts'
import type { FormTargets } from './contract/forms.ts'
import { joinQuestions, questionFormNames } from './contract/question.ts'
import type { FormErrors } from './contract/response-templates.ts'
import { PolicyLink } from './PolicyLink.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import { useFormToken } from './use-form-token.ts'
import { useSubmission } from './use-submission.ts'
import '../components/callout.css?deferred'
import './sign-up-form.css?deferred'

type Props = { kind: SignUpKind; id: string; isFirst?: boolean; takesQuestions?: boolean }

/** The form targets from the settings at build time; the server checks that its own settings still match. */
const signUpForms: FormTargets = import.meta.env.VITE_SIGN_UP_FORMS

/** A second click within this time counts as a double click, and does not send the form again. */
const DOUBLE_CLICK_MS = 600
const NEVER = Number.NEGATIVE_INFINITY

/**
 * The sign-up form, in three kinds. The browser posts it natively into a new tab; scripts add validation messages in
 * the language of the page, and show the result. `isFirst`: its first field takes the focus when its dialog opens.
 * `takesQuestions`: the page's ticked questions are sent with it. The embedded service joins them into one text; for a
 * mailing service, which has one field for them, they are joined here.
 */
export default function SignUpForm({ kind, id, isFirst, takesQuestions }: Props) {
  const m = useMessages().signUp
  const language = useLanguage()
  const form = signUpForms[language][kind]
  const isOwn = form.provider === 'embedded'
  const { state, submitted, changed } = useSubmission(kind)
  const [hasContinued, setContinued] = useState(false)
  const [faults, setFaults] = useState<FormErrors>({})
  const element = useRef<HTMLFormElement>(null)
  const sentAt = useRef(NEVER)
  const { token, tokenProblem, requestToken } = useFormToken(element, isOwn)
  const [hasTried, setTried] = useState(false)
  const problem = tokenProblem && hasTried ? tokenProblem : state === 'error' || state === 'unheard' ? state : null
  const isSending = state === 'submitting' && !problem

  // Disables native validation, whose messages are in the language of the browser instead of that of the page.
  useEffect(() => {
    if (element.current) element.current.noValidate = true
  }, [])

  useEffect(() => {
    if (!takesQuestions || isOwn) return
    const join = ({ formData }: FormDataEvent) => {
      const asked = [...formData.getAll(questionFormNames.field), ...formData.getAll(form.questionField)]
      formData.delete(questionFormNames.field)
      if (form.questionField) formData.set(form.questionField, joinQuestions([...new Set(asked)].map(String)))
    }
    const { current } = element
    current?.addEventListener('formdata', join)
    return () => current?.removeEventListener('formdata', join)
  }, [takesQuestions, isOwn, form.questionField])

  const trouble = {
    error: { title: m.errorTitle, text: m.error },
    service: { title: m.awayTitle, text: m.away },
    contact: { title: m.awayTitle, text: m.noContact },
    unheard: { title: m.unheardTitle, text: m.unheard },
  }[problem ?? 'error']

  /** Requests a token once more before sending, since browsers may not fire `online` when the network is back. */
  const sendOnceMore = async (form: HTMLFormElement) => {
    const { tokenProblem } = await requestToken()
    if (tokenProblem || form.closest('dialog:not([open])')) {
      sentAt.current = NEVER
      return
    }
    submitted()
    form.submit()
  }

  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = findFaults(event.currentTarget, m)
    setFaults(found)
    const isRepeated = event.timeStamp - sentAt.current < DOUBLE_CLICK_MS
    if (isRepeated || isSending) return event.preventDefault()
    const [first] = Object.keys(found)
    if (!first) {
      setTried(true)
      sentAt.current = event.timeStamp
      if (!isOwn) setContinued(true)
      else if (tokenProblem || !navigator.onLine) {
        event.preventDefault()
        void sendOnceMore(event.currentTarget)
      } else submitted()
      return
    }
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`#${id}-${first}`)?.focus()
  }
  return (
    <form
      className="form"
      id={takesQuestions ? questionFormNames.form : undefined}
      action={form.action}
      method={form.method}
      target="_blank"
      onSubmit={check}
      ref={element}
      rel="noopener"
    >
      <Alert key={problem} icon="warn" title={trouble.title} response="error" hidden={!problem}>
        <LinkedText
          text={trouble.text}
          links={[{ words: site.email, address: `mailto:${site.email}` }]}
          className="link"
        />
      </Alert>
      <Alert icon="check" title={m.successTitle} response="success" hidden={state !== 'success'}>
        {kind === 'newsletter' ? m.successNewsletter : m.success}
      </Alert>
      {!isOwn && (
        <Alert icon="out" title={m.continuesTitle({ service: form.service })} hidden={!hasContinued}>
          {m.continues}
        </Alert>
      )}
      {!token && problem !== 'contact' && (
        <p className="callout without-coverage" role="alert" hidden>
          {m.noCoverage}
        </p>
      )}
      {takesQuestions && !isOwn && (
        <QuestionsNotSentNote hasField={form.questionField !== ''}>{m.questionsStay}</QuestionsNotSentNote>
      )}
      <SignUpFields
        kind={kind}
        form={form}
        id={id}
        faults={faults}
        token={token}
        hasFocus={isFirst}
        onChange={(field) => {
          setFaults((found) => ({ ...found, [field]: undefined }))
          changed()
        }}
      />
      <button
        // less prominent once the form has been sent
        className={state === 'success' ? 'button button--line' : 'button button--primary'}
        type="submit"
        aria-disabled={isSending || undefined}
      >
        {isSending ? m.sending : m[kind].submit}
      </button>
      <div className="fine">
        <p>
          {m.unsubscribe} <PolicyLink className="link">{m.privacyLink}</PolicyLink>.
        </p>
        <p>
          {!isOwn && `${m.transfer} `}
          {isOwn ? m.newTab : m.newTabAt({ service: form.service })}
        </p>
      </div>
    </form>
  )
}

/**
 * A note that ticked questions are not sent: shown always if the service has no field for them, else only without
 * scripts, which join them.
 */
function QuestionsNotSentNote({ hasField, children }: { hasField: boolean; children: ReactNode }) {
  const note = <p className="callout">{children}</p>
  return hasField ? <noscript>{note}</noscript> : note
}

type AlertProps = {
  icon: IconName
  title: string
  response?: 'error' | 'success'
  hidden: boolean
  children: ReactNode
}

/** The result of sending the form, announced by screen readers; an error assertively (role=alert). */
function Alert({ icon, title, response, hidden, children }: AlertProps) {
  const isError = response === 'error'
  const element = useRef<HTMLDivElement>(null)
  // The button that was pressed is at the end of the form: at high zoom the result would be out of view.
  useEffect(() => {
    if (!hidden) element.current?.scrollIntoView({ block: 'nearest' })
  }, [hidden])
  return (
    <div
      ref={element}
      className={isError ? 'callout callout--warning' : 'callout callout--tip'}
      role={isError ? 'alert' : 'status'}
      data-response={response}
      hidden={hidden}
    >
      <Icon name={icon} />
      <div>
        <b className="name">{title}</b>
        {children}
      </div>
    </div>
  )
}

type FormMessages = ReturnType<typeof useMessages>['signUp']

/** Finds invalid fields by native validation, and returns the messages in the language of the page. */
function findFaults(form: HTMLFormElement, m: FormMessages): FormErrors {
  const faults: FormErrors = {}
  const email = form.querySelector<HTMLInputElement>('[type="email"]')
  // Pasted addresses may contain spaces and invisible formatting characters.
  if (email) email.value = email.value.replace(/\p{Cf}/gu, '').trim()
  if (email && !email.validity.valid) {
    const isForeign = /[^\p{ASCII}].*@./u.test(email.value)
    faults.email = email.validity.valueMissing ? m.emailMissing : isForeign ? m.emailForeign : m.emailInvalid
  }
  if (form.querySelector('.gdpr:invalid')) faults.consent = m.consentMissing
  return faults
}
