import { clientMessages } from '../../generated/messages/client.ts'
import { offlineMessages } from '../../generated/messages/offline.ts'
import { site } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'
import { useCases } from '../../site/navigation.ts'
import { manual, pages } from '../../site/pages.ts'
import { localPath } from '../../site/paths.ts'
import { Icon } from '../components/Icon.tsx'
import { useLanguage } from '../language/use-messages.ts'
import { PreviewBar } from '../preview/PreviewBar.tsx'

const linked = [manual, ...useCases, pages.guides, pages.faq, pages.glossary, pages.home]

/**
 * The offline page, shown for a page that is not saved, or as the response to a form that could not be sent: the
 * service worker inserts which of the two, and the saved languages. It needs no script.
 */
export function OfflinePage() {
  const language = useLanguage()
  const m = offlineMessages[language]
  return (
    <div className="response">
      <PreviewBar />
      <header>
        <a className="brand" href={localPath('/', language)}>
          <Icon name="mark" />
          <b translate="no">{site.product}</b>
        </a>
      </header>
      <div className="frame" aria-hidden="true" />
      <main>
        <div className="offline__why" data-why="notSaved">
          <h1>{m.notSaved.title}</h1>
          <p>{m.notSaved.text}</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the requested address with its query */}
            <a className="button button--primary" href="">
              {clientMessages[language].retry}
            </a>
          </p>
        </div>
        <div className="offline__why" data-why="notSent">
          <h1>{m.notSent.title}</h1>
          <p>{m.notSent.text}</p>
        </div>
        {[language, ...languages.filter((other) => other !== language)].map((saved) => (
          <nav key={saved} hidden className="offline__saved" lang={saved} aria-label={m.saved[saved]}>
            <p lang={language}>{m.saved[saved]}</p>
            <ul className="response__links">
              {linked.map(({ path, label }) => (
                <li key={path}>
                  <a href={localPath(path, saved)}>{label[saved]}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </main>
    </div>
  )
}
