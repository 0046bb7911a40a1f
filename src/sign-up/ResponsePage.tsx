import { serviceMessages } from '../../generated/messages/service.ts'
import { phoneHref, site } from '../../site/facts.ts'
import { localPath, paths } from '../../site/paths.ts'
import type { SignUpKind } from '../../site/sign-up.ts'
import { Icon } from '../components/Icon.tsx'
import { IconSheet } from '../components/IconSheet.tsx'
import { useLanguage, useMessages } from '../language/use-messages.ts'
import { PreviewBar } from '../preview/PreviewBar.tsx'
import type { FormTarget } from './contract/forms.ts'
import { slot } from './contract/response-templates.ts'
import { SignUpFields } from './SignUpFields.tsx'

/** A page of the sign-up service in the site's look: mark, heading, text, ways back and where to get help. */
export function ResponsePage({ script, styles }: { script: string; styles: readonly string[] }) {
  const language = useLanguage()
  const m = serviceMessages[language]
  const home = localPath(paths.home, language)
  return (
    <html lang={language} data-kind={slot('kind')} data-ok={slot('ok')}>
      <head>
        <meta charSet="utf-8" />
        <title>{m.titled({ title: slot('title') })}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <script src={script} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="response">
        <IconSheet />
        <PreviewBar />
        <header>
          <a className="brand" href={home} aria-label={`${site.product}, ${m.home.toLowerCase()}`}>
            <Icon name="mark" />
            <b translate="no">{site.product}</b>
          </a>
        </header>
        <div className="frame" aria-hidden="true" />
        <main>
          <h1>{slot('title')}</h1>
          {slot('text')}
          {slot('form')}
          <ul className="response__links">
            <li>
              <a href={home}>{m.home}</a>
            </li>
            <li>
              <a href={localPath(paths.signUp, language) + slot('hash')}>{m.signUp}</a>
            </li>
          </ul>
        </main>
        <footer>
          <p>
            {m.support}: <a href={`mailto:${site.email}`}>{site.email}</a>,{' '}
            <a className="tabular" href={`tel:${phoneHref}`}>
              {site.phone}
            </a>
          </p>
        </footer>
      </body>
    </html>
  )
}

type FormProps = { kind: SignUpKind; form: FormTarget; hasConsented: boolean }

/** The visitor's form again, with all that was typed, to be corrected or sent again in the same tab. */
export function ResponseForm({ kind, form, hasConsented }: FormProps) {
  const m = useMessages().signUp
  return (
    <form className="form" method="post" action={form.action}>
      <SignUpFields
        kind={kind}
        form={form}
        id="answer"
        faults={{ email: slot('emailFault'), question: slot('questionFault'), consent: slot('consentFault') }}
        invalid={(field) => ({ 'aria-invalid': slot(`${field}Invalid`) })}
        token={slot('token')}
        typed={{ email: slot('email'), question: slot('question'), hasConsented }}
      />
      <SubmitButton />
      <p className="fine">
        {m.unsubscribe} {m.privacyLink}.
      </p>
    </form>
  )
}

/** One button that does what the page says: links in mails do nothing by themselves, because scanners open them. */
export function ResponseButton() {
  return (
    <form className="form" method="post" action={slot('action')}>
      <SubmitButton />
    </form>
  )
}

function SubmitButton() {
  return (
    <button className="button button--primary" type="submit">
      {slot('button')}
    </button>
  )
}
