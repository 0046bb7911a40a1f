import { homeMessages } from '../../../../generated/messages/home.ts'
import { mediaQueries } from '../../../components/picture-files.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { SectionList } from '../topic/SectionList.tsx'
import { TopicLabel } from '../topic/TopicLabel.tsx'
import './timber.css?deferred'

export function TimberSection() {
  const m = useMessageGroup(homeMessages).timber
  return (
    <section className="section paper timber" id="timber-purchases" aria-labelledby="timber-title">
      <div className="wrap columns">
        <div>
          <TopicLabel icon="timber" text={m.topic} />
          <h2 id="timber-title">{m.title}</h2>
          <p className="lead">{m.lead}</p>
          <SectionList className="timber__parts" sections={m.sections} inOrder />
        </div>
        <div className="edge timber__picture">
          <div className="picture fill">
            <Picture name="timber" sizes={`${mediaQueries.desktop} 85vw, 100vw`} />
          </div>
          <Quotes solution="timber" setting="plate" />
        </div>
      </div>
    </section>
  )
}
