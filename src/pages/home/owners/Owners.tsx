import { homeMessages } from '../../../../content/messages/home.ts'
import { useWords } from '../../../language/use-messages.ts'
import { SitePicture } from '../SitePicture.tsx'
import { Notes } from '../topic/Notes.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { Topic } from '../topic/Topic.tsx'

const LEVELS = ['basic', 'web', 'pro'] as const

export function Owners() {
  const m = useWords(homeMessages).owners
  return (
    <section className="section paper owners" data-later="" id="forest-owner-relations" aria-labelledby="owners-title">
      <div className="wrap grid">
        <div className="pic bleed-l">
          <SitePicture name="forest-owner" sizes="(min-width: 1024px) 50vw, 100vw" />
        </div>
        <div className="owners__body">
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
        <Notes sections={m.sections} />
        <Quotes topic={m.topic} quotes={m.quotes} />
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
  'M70.4 45.1Q67.5 52.2 62.8 57.8Q58.2 63.3 51.8 66.9Q45.4 70.4 38.0 70.5Q30.6 70.5 23.9 67.3Q17.2 64.1 11.9 58.6Q6.6 53.1 3.9 45.6Q1.2 38.0 3.4 30.2Q5.5 22.3 11.6 17.5Q17.8 12.6 24.5 10.7Q31.3 8.8 38.2 7.9Q45.1 7.0 52.8 8.4Q60.4 9.9 66.1 15.8Q71.8 21.7 72.6 29.9Q73.4 38.0 70.4 45.1Z',
  'M60.8 39.5Q58.7 44.0 55.7 47.4Q52.7 50.9 48.7 53.4Q44.8 56.0 39.9 56.3Q35.0 56.7 30.6 54.6Q26.1 52.4 22.9 48.6Q19.7 44.8 18.3 39.9Q16.8 35.0 18.1 30.0Q19.4 25.1 23.1 21.8Q26.9 18.6 31.3 17.2Q35.6 15.9 40.1 15.3Q44.6 14.8 49.6 15.7Q54.6 16.7 58.4 20.5Q62.1 24.3 62.5 29.7Q62.9 35.0 60.8 39.5Z',
  'M51.4 35.0Q50.3 37.0 49.0 38.5Q47.6 40.1 45.9 41.3Q44.2 42.5 41.9 42.8Q39.7 43.2 37.6 42.1Q35.5 41.1 34.2 39.3Q32.8 37.4 32.3 35.2Q31.8 33.0 32.3 30.8Q32.8 28.6 34.4 27.0Q36.0 25.5 38.0 24.8Q40.0 24.1 42.0 23.9Q44.1 23.7 46.4 24.2Q48.7 24.7 50.4 26.4Q52.1 28.1 52.2 30.6Q52.4 33.0 51.4 35.0Z',
]
