import type { HomeMessages } from '../../../../content/messages/home.en.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { Carousel } from '../../../components/Carousel.tsx'
import { useWords } from '../../../language/use-messages.ts'

type Props = { topic: string; quotes: HomeMessages['timber']['quotes'] }

/** The customer quotes of a solution; each names a person and a company; while one is a stand-in, the strip says so. */
export function Quotes({ topic, quotes }: Props) {
  const m = useWords(homeMessages)
  return (
    <Carousel
      label={m.quotes.label(topic.toLowerCase())}
      roles={m.quotes.roles}
      previousLabel={m.quotes.previous}
      nextLabel={m.quotes.next}
      position={m.quotes.position}
      note={quotes.some(({ sample }) => sample) && <span className="sample">{m.customers.sample}</span>}
      slides={quotes.map((quote) => (
        <figure key={quote.text} className="quote">
          <blockquote>{quote.text}</blockquote>
          <figcaption className="quote__by">
            <span>{m.quotes.by(quote.name, quote.company)}</span>
          </figcaption>
        </figure>
      ))}
    />
  )
}
