import { homeMessages } from '../../../../content/messages/home.ts'
import { type QuotedSolution, quotesAbout } from '../../../../content/quotes.ts'
import { Carousel } from '../../../components/Carousel.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

type Props = { solution: QuotedSolution; setting: 'wide' | 'note' | 'plate' | 'meadow' }

/** The customer quotes of a solution, each by a person of a company, in the setting of its section. */
export function Quotes({ solution, setting }: Props) {
  const m = useWords(homeMessages)
  const language = useLanguage()
  const quotes = quotesAbout(solution)
  if (quotes.length === 0) return null
  return (
    <div className={`quotes quotes--${setting}`}>
      <Carousel
        label={m.quotes.label(m[solution].topic.toLowerCase())}
        roles={m.quotes.roles}
        previousLabel={m.quotes.previous}
        nextLabel={m.quotes.next}
        position={m.quotes.position}
        slides={quotes.map(({ text, name, company }) => (
          <figure key={text.en} className="quote">
            <blockquote>{text[language]}</blockquote>
            <figcaption>
              {name[language]}, <b>{company[language]}</b>
            </figcaption>
          </figure>
        ))}
      />
    </div>
  )
}
