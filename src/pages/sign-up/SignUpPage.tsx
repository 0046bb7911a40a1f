import { phoneHref, site } from '../../../site/facts.ts'
import { pages } from '../../../site/pages.ts'
import { signUpKinds } from '../../../site/sign-up.ts'
import { Island } from '../../components/Island.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { DeferredSheets } from '../../shell/head/DeferredSheets.tsx'
import SignUpForm from '../../sign-up/SignUpForm.island.tsx'
import { Picture } from '../Picture.tsx'
import '../../styles/fill.css'
import '../../components/form-field.css'
import '../../sign-up/sign-up-form.css'
import '../../shell/footer/footer.css'
import './tabs.css'
import './contact-page.css'

/**
 * The contact page: support, and forms for newsletter, demo and trial in three tabs. The URL's hash selects the tab
 * (src/pages/sign-up/tabs.ts); the default is the first. Without scripts each tab is a link to its panel, and all
 * panels are visible.
 */
export function SignUpPage() {
  const language = useLanguage()
  const { footer, signUp: m } = useMessages()
  return (
    <div className="sign-up">
      <section className="sign-up__side" aria-labelledby="sign-up-title">
        <div className="contours contours--tall" aria-hidden="true" />
        <h1 id="sign-up-title">{pages.signUp.label[language]}</h1>
        <p className="lead">{m.lead}</p>
        <section className="sign-up__support" aria-labelledby="support-title">
          <h2 id="support-title">{footer.support}</h2>
          <p>{footer.supportText}</p>
          <ul>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li className="tabular">
              <a href={`tel:${phoneHref}`}>{site.phone}</a>
            </li>
          </ul>
        </section>
        <dl>
          {signUpKinds.map((kind) => (
            <div key={kind}>
              <dt>{m[kind].tab}</dt>
              <dd>{m[kind].short}</dd>
            </div>
          ))}
        </dl>
        <Picture name="young-forest" sizes="50vw" className="sign-up__picture" />
      </section>
      <section className="sign-up__main" aria-label={m.tabs}>
        <div className="tabs">
          <div className="tabs__list" role="tablist" aria-label={m.tabs}>
            {signUpKinds.map((kind, index) => (
              <a
                key={kind}
                href={`#${kind}`}
                role="tab"
                id={`tab-${kind}`}
                aria-controls={kind}
                aria-selected={index === 0}
                tabIndex={index === 0 ? 0 : -1}
              >
                {m[kind].tab}
              </a>
            ))}
          </div>
          {signUpKinds.map((kind, index) => (
            <div
              key={kind}
              id={kind}
              className="tabs__panel"
              role="tabpanel"
              aria-labelledby={`tab-${kind}`}
              data-open={index === 0 || undefined}
            >
              <h2>{m[kind].title}</h2>
              <p>{m[kind].text}</p>
              <Island
                source="sign-up/SignUpForm"
                component={SignUpForm}
                given={{ kind, id: `page-${kind}` }}
                awaited="press"
              />
            </div>
          ))}
        </div>
      </section>
      <DeferredSheets />
    </div>
  )
}
