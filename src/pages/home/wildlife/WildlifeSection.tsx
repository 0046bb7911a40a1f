import { homeMessages } from '../../../../generated/messages/home.ts'
import { paths } from '../../../../site/paths.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { MoreLink } from '../../MoreLink.tsx'
import { Picture } from '../../Picture.tsx'
import { TopicLabel } from '../topic/TopicLabel.tsx'
import './wildlife.css?deferred'

/**
 * A photograph of young forest; a rectangular window in it shows the thermal image of the same place, stacked on it.
 */
export function WildlifeSection() {
  const m = useMessageGroup(homeMessages)
  return (
    <section className="wildlife" id="wildlife" aria-labelledby="wildlife-title">
      <figure className="wildlife__pictures">
        <Picture name="young-forest" sizes="100vw" />
        <Picture name="wildlife" sizes="100vw" className="wildlife__thermal" />
        <figcaption>
          <b>{m.wildlife.thermal.title}</b>
          {m.wildlife.thermal.text}
        </figcaption>
      </figure>
      <div className="wrap wildlife__inner">
        <div className="title-block sheet">
          <TopicLabel icon="wild" text={m.wildlife.topic} />
          <h2 id="wildlife-title">{m.wildlife.title}</h2>
          <p>{m.wildlife.text}</p>
          <MoreLink path={paths.wildlife} text={m.learnMore.wildlife} />
        </div>
      </div>
    </section>
  )
}
