import { clientMessages } from '../../generated/messages/client.ts'
import { offlineMessages } from '../../generated/messages/offline.ts'
import { searchMessages } from '../../generated/messages/search.ts'
import { site } from '../../site/facts.ts'
import { type Language, languages } from '../../site/languages.ts'
import { manualPages, type NavigationLink, useCases } from '../../site/navigation.ts'
import { manual, pages } from '../../site/pages.ts'
import { localPath } from '../../site/paths.ts'
import { Icon } from '../components/Icon.tsx'
import { MapSheet } from '../components/MapSheet.tsx'
import { useLanguage } from '../language/use-messages.ts'
import { PreviewBar } from '../preview/PreviewBar.tsx'

/** The chapter whose map drawing is shown: that with the radio mast. */
const CHAPTER_WITH_MAST = 1

const otherPages: readonly NavigationLink[] = [pages.guides, pages.faq, pages.glossary, pages.home]

/**
 * The offline page, with which the service worker responds to a request for a page that is not saved, or to a form that
 * could not be sent. The worker sets which of the two it is, and the saved languages. The page needs no script.
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
        <div className="response__top">
          <MapSheet chapter={CHAPTER_WITH_MAST} />
          <div className="offline__why response__text" data-why="notSaved">
            <h1>{m.notSaved.title}</h1>
            <p>{m.notSaved.text}</p>
            <p>
              {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the requested address with its query */}
              <a className="button button--primary" href="">
                {clientMessages[language].retry}
              </a>
            </p>
          </div>
          <div className="offline__why response__text" data-why="notSent">
            <h1>{m.notSent.title}</h1>
            <p>{m.notSent.text}</p>
          </div>
        </div>
        {[language, ...languages.filter((other) => other !== language)].map((saved) => (
          <nav key={saved} hidden className="offline__saved" lang={saved} aria-label={m.saved[saved]}>
            <h2 lang={language}>{m.saved[saved]}</h2>
            <Places title={manual.label[saved]} places={manualPages} saved={saved} />
            <Places title={searchMessages[saved].useCases} places={useCases} saved={saved} />
            <Places title={searchMessages[saved].pages} places={otherPages} saved={saved} />
          </nav>
        ))}
      </main>
    </div>
  )
}

type PlacesProps = { title: string; places: readonly (NavigationLink & { number?: number })[]; saved: Language }

/** A column of links to saved pages; chapters have their number. */
function Places({ title, places, saved }: PlacesProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {places.map(({ path, label, number }) => (
          <li key={path}>
            <a href={localPath(path, saved)}>
              {number ? <i className="tabular">{number}</i> : null}
              {label[saved]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
