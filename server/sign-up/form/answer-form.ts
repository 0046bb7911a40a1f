import type { Language } from '../../../content/languages.ts'
import { serviceMessages } from '../../../content/messages/service.ts'
import type { SignUpKind } from '../../../content/site.ts'
import type { SignUpForm } from '../../../src/sign-up/contract/forms.ts'
import { escapeHtml } from './html.ts'
import { currentWording, siteMessages } from './wordings.ts'

/** What a visitor typed into a form. */
export type Typed = { email: string; hasConsented: boolean }

export type Faults = { email?: string; consent?: string }

type Options = {
  kind: SignUpKind
  language: Language
  settings: SignUpForm
  typed: Typed
  token: string
  faults?: Faults
  /** Whether the button only appears once it may be pressed. */
  isDelayed?: boolean
  button?: string
}

/** The visitor's form once more, with all that was typed, to be corrected or sent again. */
export function answerForm({
  kind,
  language,
  settings,
  typed,
  token,
  faults = {},
  isDelayed,
  button,
}: Options): string {
  const m = siteMessages[language].signUp
  const { consent } = settings
  const state = (isRequired: boolean) => ` <i>(${escapeHtml((isRequired ? m.required : m.optional).toLowerCase())})</i>`
  return `<form class="form" method="post" action="${escapeHtml(settings.action)}">
<div class="field${faults.email ? ' is-error' : ''}"><label for="email">${escapeHtml(m.email)}${state(true)}</label>
<input type="email" id="email" name="${settings.emailField}" value="${escapeHtml(typed.email)}" autocomplete="email" maxlength="254" required${faults.email ? ' aria-invalid="true" aria-describedby="email-error" autofocus' : ''}>
${fault('email-error', faults.email)}</div>
<fieldset class="check${faults.consent ? ' is-error' : ''}"><legend>${escapeHtml(m.permissions)}${state(consent.required)}</legend>
<input type="checkbox" id="consent" name="${consent.name}" value="${consent.value}"${typed.hasConsented ? ' checked' : ''}${consent.required ? ' required' : ''}${faults.consent ? ' aria-invalid="true" aria-describedby="consent-error"' : ''}>
<label for="consent">${escapeHtml(m[kind].consent)}</label>
${fault('consent-error', faults.consent)}</fieldset>
<div class="hp" aria-hidden="true"><label>${escapeHtml(m.botField)} <input type="text" name="${settings.antiBotField}" tabindex="-1" autocomplete="off"></label></div>
<input type="hidden" name="${settings.tag.name}" value="${settings.tag.value}">
<input type="hidden" name="wording" value="${currentWording(kind, language).version}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button class="btn btn--primary${isDelayed ? ' answer__later' : ''}" type="submit">${escapeHtml(button ?? m[kind].submit)}</button>
<p class="fine">${escapeHtml(m.unsubscribe)} ${escapeHtml(m.privacyLink)}.</p>
</form>`
}

/** One button that does what the page says: links in mails do nothing by themselves, because scanners open them. */
export function buttonForm(action: string, label: string): string {
  return `<form class="form" method="post" action="${escapeHtml(action)}"><button class="btn btn--primary" type="submit">${escapeHtml(label)}</button></form>`
}

/** The button of a page that failed before there was a form. */
export function tryAgainLabel(language: Language): string {
  return serviceMessages[language].tryAgain
}

function fault(id: string, text: string | undefined): string {
  return text ? `<div class="err" id="${id}"><span>${escapeHtml(text)}</span></div>` : ''
}
