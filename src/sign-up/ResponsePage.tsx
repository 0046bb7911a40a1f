import { serviceMessages } from '../../generated/messages/service.ts'
import { phoneHref, site } from '../../site/facts.ts'
import { localPath, paths } from '../../site/paths.ts'
import type { SignUpKind } from '../../site/sign-up.ts'
import { Icon } from '../components/Icon.tsx'
import { IconSprite } from '../components/IconSprite.tsx'
import { MapSheet } from '../components/MapSheet.tsx'
import { useLanguage, useMessages } from '../language/use-messages.ts'
import { PreviewBar } from '../preview/PreviewBar.tsx'
import type { FormTarget } from './contract/forms.ts'
import { slotMarker } from './contract/response-templates.ts'
import { SignUpFields } from './SignUpFields.tsx'

/** The chapter whose map drawing is shown: drone operations. */
const DRAWN_CHAPTER = 5

/** The template of the sign-up service's response pages: logo, heading, text, form, and links back and to support. */
export function ResponsePage({ script, styles }: { script: string; styles: readonly string[] }) {
  const language = useLanguage()
  const m = serviceMessages[language]
  const home = localPath(paths.home, language)
  return (
    <html lang={language} data-kind={slotMarker('kind')} data-ok={slotMarker('ok')}>
      <head>
        <meta charSet="utf-8" />
        <title>{m.titled({ title: slotMarker('title') })}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <script src={script} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="response">
        <IconSprite />
        <PreviewBar />
        <header>
          <a className="brand" href={home} aria-label={`${site.product}, ${m.home.toLowerCase()}`}>
            <Icon name="mark" />
            <b translate="no">{site.product}</b>
          </a>
        </header>
        <div className="frame" aria-hidden="true" />
        <main>
          <div className="response__top">
            <MapSheet chapter={DRAWN_CHAPTER} />
            <div className="response__text">
              <h1>{slotMarker('title')}</h1>
              {slotMarker('text')}
              {slotMarker('form')}
              <ul className="response__links">
                <li>
                  <a href={home}>{m.home}</a>
                </li>
                <li>
                  <a href={localPath(paths.signUp, language) + slotMarker('hash')}>{m.signUp}</a>
                </li>
              </ul>
            </div>
          </div>
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

/** The form with the submitted values, which the visitor can correct or send again in the same tab. */
export function ResponseForm({ kind, form, hasConsented }: FormProps) {
  const m = useMessages().signUp
  return (
    <form className="form" method="post" action={form.action}>
      <SignUpFields
        kind={kind}
        form={form}
        id="answer"
        faults={{
          email: slotMarker('emailFault'),
          question: slotMarker('questionFault'),
          consent: slotMarker('consentFault'),
        }}
        invalid={(field) => ({ 'aria-invalid': slotMarker(`${field}Invalid`) })}
        token={slotMarker('token')}
        typed={{ email: slotMarker('email'), question: slotMarker('question'), hasConsented }}
      />
      <SubmitButton />
      <p className="fine">
        {m.unsubscribe} {m.privacyLink}.
      </p>
    </form>
  )
}

/**
 * A button that performs the action of a link in an e-mail, such as confirming. The link alone does not, because mail
 * scanners open links.
 */
export function ResponseButton() {
  return (
    <form className="form" method="post" action={slotMarker('action')}>
      <SubmitButton />
    </form>
  )
}

function SubmitButton() {
  return (
    <button className="button button--primary" type="submit">
      {slotMarker('button')}
    </button>
  )
}
