import { homeMessages } from '../../../../generated/messages/home.ts'
import { quotesAbout } from '../../../../site/quotes.ts'
import { Drawing } from '../../../components/Drawing.tsx'
import { mediaQueries } from '../../../components/picture-files.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { SectionList } from '../topic/SectionList.tsx'
import { TopicLabel } from '../topic/TopicLabel.tsx'
import rings from './rings.svg?raw'
import './owners.css?deferred'

/** The service levels for forest owners; CSS draws each as a growth ring of a stem. */
const LEVELS = ['basic', 'web', 'pro'] as const

export function OwnersSection() {
  const m = useMessageGroup(homeMessages).owners
  return (
    <section className="section owners" id="forest-owner-relations" aria-labelledby="owners-title">
      <div className="wrap columns owners__inner">
        <div className="edge owners__picture">
          {/* shaded for the text on it, and clear without */}
          <div className={`picture fill${quotesAbout('owners').length > 0 ? ' picture--shaded' : ''}`}>
            <Picture name="forest-owner" sizes={`${mediaQueries.desktop} 56vw, 100vw`} />
          </div>
          <Quotes solution="owners" setting="meadow" />
        </div>
        <div>
          <TopicLabel icon="owner" text={m.topic} />
          <h2 id="owners-title">{m.title}</h2>
          <p className="lead">{m.lead}</p>
          <h3 className="visually-hidden">{m.levels.title}</h3>
          <ul className="levels">
            {LEVELS.map((level) => (
              <li key={level}>
                <Drawing svg={rings} />
                <div>
                  <b className="name">{m.levels[level].title}</b>
                  <span>{m.levels[level].text}</span>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <SectionList className="owners__parts parts--row" sections={m.sections} />
      </div>
    </section>
  )
}
