import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../content/languages.ts'
import { messages } from '../../content/messages/messages.ts'
import { signUpKinds } from '../../content/site.ts'
import { LanguageContext } from '../language/use-messages.ts'
import { AnswerButton, AnswerForm, AnswerPage } from './AnswerPage.tsx'
import type { AnswerFrames } from './contract/answer-frames.ts'
import { consentVersion, consentWording } from './contract/consent.ts'
import type { SignUpForms } from './contract/forms.ts'

/** The forms of the settings, where the pages find their script and style sheets, and the icons that they hold. */
export type AnswerParts = { signUpForms: SignUpForms; script: string; styles: readonly string[]; icons: string }

/** The pages that the sign-up service fills in, in one language: the form on them is the one of the site's pages. */
export function renderAnswers(language: Language, { signUpForms, icons, ...parts }: AnswerParts): AnswerFrames {
  const render = (element: ReactElement) =>
    renderToStaticMarkup(createElement(LanguageContext, { value: language }, element))
  const page = render(createElement(AnswerPage, parts)).replace(/<body[^>]*>/, (body) => body + icons)
  const forms = signUpKinds.map((kind) => {
    const props = { kind, form: signUpForms[language][kind] }
    const [plain, consented] = [false, true].map((hasConsented) =>
      render(createElement(AnswerForm, { ...props, hasConsented })),
    )
    return [kind, { plain, consented }]
  })
  const wordings = signUpKinds.map((kind) => {
    const text = consentWording(messages[language], kind)
    return [kind, { version: consentVersion(text), text }]
  })
  return {
    page: `<!doctype html>${page}\n`,
    button: render(createElement(AnswerButton)),
    forms: Object.fromEntries(forms),
    wordings: Object.fromEntries(wordings),
  }
}
