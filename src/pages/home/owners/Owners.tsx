import { homeMessages } from '../../../../content/messages/home.ts'
import { useWords } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { Sections } from '../topic/Sections.tsx'
import { Topic } from '../topic/Topic.tsx'

const LEVELS = ['basic', 'web', 'pro'] as const

export function Owners() {
  const m = useWords(homeMessages).owners
  return (
    <section className="section owners" id="forest-owner-relations" aria-labelledby="owners-title">
      <div className="wrap owners__in">
        <div className="owners__picture">
          <div className="pic">
            <Picture name="forest-owner" sizes="(min-width: 1024px) 56vw, 100vw" />
          </div>
          <Quotes solution="owners" setting="meadow" />
        </div>
        <div>
          <Topic icon="owner" text={m.topic} />
          <h2 id="owners-title">{m.title}</h2>
          <p className="lead">{m.lead}</p>
          <h3 className="sr">{m.levels.title}</h3>
          <ul className="levels">
            {LEVELS.map((level, ring) => (
              <li key={level}>
                <RingDrawing ring={ring} />
                <div>
                  <b>{m.levels[level].title}</b>
                  <span>{m.levels[level].text}</span>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Sections className="owners__parts" sections={m.sections} />
      </div>
    </section>
  )
}

/** Three rings of a stem, the named one filled: from all owners to the few. */
function RingDrawing({ ring }: { ring: number }) {
  return (
    <svg viewBox="0 0 76 76" aria-hidden="true">
      {RINGS.map((path, index) => (
        <path key={path} d={path} className={index === ring ? 'on' : index > ring && ring < 2 ? 'off' : undefined} />
      ))}
    </svg>
  )
}

const RINGS = [
  'M70.4 45.1Q67.5 52.2 62.8 57.8T51.8 66.9 38 70.5 23.9 67.3 11.9 58.6 3.9 45.6 3.4 30.2 11.6 17.5 24.5 10.7 38.2 7.9 52.8 8.4 66.1 15.8 72.6 29.9 70.4 45.1Z',
  'M60.8 39.5Q58.7 44 55.7 47.4T48.7 53.4 39.9 56.3 30.6 54.6 22.9 48.6 18.3 39.9 18.1 30 23.1 21.8 31.3 17.2 40.1 15.3 49.6 15.7 58.4 20.5 62.5 29.7 60.8 39.5Z',
  'M51.4 35Q50.3 37 49 38.5T45.9 41.3 41.9 42.8 37.6 42.1 34.2 39.3 32.3 35.2 32.3 30.8 34.4 27 38 24.8 42 23.9 46.4 24.2 50.4 26.4 52.2 30.6 51.4 35Z',
]
