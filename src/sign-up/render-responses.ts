import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '../../generated/messages/interface.ts'
import type { Language } from '../../site/languages.ts'
import { signUpKinds } from '../../site/sign-up.ts'
import { LanguageContext } from '../language/use-messages.ts'
import { consentVersion, getConsentText } from './contract/consent.ts'
import type { FormTargets } from './contract/forms.ts'
import type { ResponseTemplates } from './contract/response-templates.ts'
import { ResponseButton, ResponseForm, ResponsePage } from './ResponsePage.tsx'

/** The form targets of the settings, and the URLs of the script and stylesheets. */
type Parts = { signUpForms: FormTargets; script: string; styles: readonly string[] }

/** Renders the response pages in one language, with the same form component as the site's pages. */
export function renderResponses(language: Language, { signUpForms, ...parts }: Parts): ResponseTemplates {
  const render = (element: ReactElement) =>
    renderToStaticMarkup(createElement(LanguageContext, { value: language }, element))
  const page = render(createElement(ResponsePage, parts))
  const forms = signUpKinds.map((kind) => {
    const props = { kind, form: signUpForms[language][kind] }
    const [plain, consented] = [false, true].map((hasConsented) =>
      render(createElement(ResponseForm, { ...props, hasConsented })),
    )
    return [kind, { plain, consented }]
  })
  const wordings = signUpKinds.map((kind) => {
    const text = getConsentText(messages[language], kind)
    return [kind, { version: consentVersion(text), text }]
  })
  return {
    page: `<!doctype html>${page}\n`,
    button: render(createElement(ResponseButton)),
    forms: Object.fromEntries(forms),
    wordings: Object.fromEntries(wordings),
  }
}
