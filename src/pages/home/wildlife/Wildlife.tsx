import { homeMessages } from '../../../../content/messages/home.ts'
import { localPath, paths } from '../../../../content/paths.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { SitePicture } from '../SitePicture.tsx'
import { Topic } from '../topic/Topic.tsx'

/** The young forest, and through one window the thermal picture of the same place: both lie in one box. */
export function Wildlife() {
  const m = useWords(homeMessages)
  const language = useLanguage()
  return (
    <section className="wild" id="wildlife" aria-labelledby="wildlife-title">
      <figure className="wild__pictures">
        <SitePicture name="young-forest" sizes="100vw" />
        <SitePicture name="wildlife" sizes="100vw" className="wild__thermal" />
        <figcaption>
          <b>{m.wildlife.thermal.title}</b>
          {m.wildlife.thermal.text}
        </figcaption>
      </figure>
      <div className="wrap wild__in">
        <div className="titleblock">
          <Topic icon="wild" text={m.wildlife.topic} />
          <h2 id="wildlife-title">{m.wildlife.title}</h2>
          <p>{m.wildlife.text}</p>
          <a className="more" href={localPath(paths.wildlife, language)}>
            <span>{m.learnMore.wildlife}</span>
            <Icon name="arrow" />
          </a>
        </div>
      </div>
    </section>
  )
}
