import { homeMessages } from '../../../../generated/messages/home.ts'
import { quotesAbout, type SolutionWithQuotes } from '../../../../site/quotes.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import './carousel.css?deferred'
import './quotes.css?deferred'

type Props = { solution: SolutionWithQuotes; setting: 'wide' | 'note' | 'plate' | 'meadow' }

/**
 * The customer quotes about a solution, as a carousel: a horizontal scroller with scroll snapping, moved by swiping,
 * the buttons or the arrow keys (src/pages/home/topic/carousel.ts), and never automatically. It scrolls without scripts
 * too. `setting` selects the style for its section.
 */
export function Quotes({ solution, setting }: Props) {
  const m = useMessageGroup(homeMessages)
  const language = useLanguage()
  const quotes = quotesAbout(solution)
  if (quotes.length === 0) return null
  const label = m.quotes.label({ topic: m[solution].topic.toLowerCase() })
  return (
    <div className={`quotes quotes--${setting}${setting === 'note' ? ' sheet' : ''}`}>
      <section className="carousel" aria-roledescription={m.quotes.roles.carousel} aria-label={label}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
        <ul className="carousel__strip" tabIndex={0} aria-label={label}>
          {quotes.map(({ text, name, company }) => (
            <li key={text.en} className="carousel__slide" aria-roledescription={m.quotes.roles.slide}>
              <figure className="quote">
                <blockquote>{text[language]}</blockquote>
                <figcaption>
                  {name[language]}
                  {company && (
                    <>
                      , <b>{company[language]}</b>
                    </>
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {quotes.length > 1 && (
          <div className="carousel__nav">
            <button type="button" aria-label={m.quotes.previous} value="-1">
              <Icon name="back" />
            </button>
            <span aria-live="polite">{m.quotes.position({ number: 1, count: quotes.length })}</span>
            <button type="button" aria-label={m.quotes.next} value="1">
              <Icon name="arrow" />
            </button>
          </div>
        )}
      </section>
    </div>
  )
}
