import { homeMessages } from '../../../../content/messages/home.ts'
import { useWords } from '../../../language/use-messages.ts'
import { SitePicture } from '../SitePicture.tsx'
import { Notes } from '../topic/Notes.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { Topic } from '../topic/Topic.tsx'

export function Timber() {
  const m = useWords(homeMessages).timber
  return (
    <>
      <div className="gridline num" aria-hidden="true">
        <span>N 6 987 000</span>
        <span>E 563 000</span>
      </div>
      <section className="section paper timber" id="timber-purchases" aria-labelledby="timber-title">
        <div className="wrap grid">
          <div className="sol__head">
            <Topic icon="timber" text={m.topic} />
            <h2 id="timber-title">{m.title}</h2>
            <p className="lead">{m.lead}</p>
          </div>
          <div className="pic bleed-r">
            <SitePicture name="timber" sizes="(min-width: 1024px) 60vw, 100vw" />
          </div>
          <Notes sections={m.sections} />
          <Quotes topic={m.topic} quotes={m.quotes} />
        </div>
      </section>
    </>
  )
}
