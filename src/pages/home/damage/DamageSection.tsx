import { homeMessages } from '../../../../generated/messages/home.ts'
import { pages } from '../../../../site/pages.ts'
import { mediaQueries } from '../../../components/picture-files.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { MoreLink } from '../../MoreLink.tsx'
import { Picture } from '../../Picture.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { SectionList } from '../topic/SectionList.tsx'
import { TopicLabel } from '../topic/TopicLabel.tsx'
import './damage.css?deferred'

/** The use cases about forest damage. */
const DAMAGES = ['barkBeetle', 'windthrow', 'fire'] as const

export function DamageSection() {
  const { damage } = useMessageGroup(homeMessages)
  return (
    <section className="section damage theme-dark" id="damage-inventory" aria-labelledby="damage-title">
      <div className="wrap head">
        <div>
          <TopicLabel icon="damage" text={damage.topic} />
          <h2 id="damage-title">{damage.title}</h2>
        </div>
        <p className="lead">{damage.lead}</p>
      </div>
      <div className="triptych">
        {DAMAGES.map((name) => (
          <DamageCard key={name} name={name} />
        ))}
      </div>
      <div className="wrap">
        <SectionList className="day parts--row" sections={damage.sections} inOrder />
        <Quotes solution="damage" setting="wide" />
      </div>
    </section>
  )
}

/** A card that links to the use case about one kind of damage; the whole card is clickable. */
function DamageCard({ name }: { name: (typeof DAMAGES)[number] }) {
  const { damage, learnMore } = useMessageGroup(homeMessages)
  const { path, picture } = pages[name]
  return (
    <article className="damage-card" id={path.slice(1)}>
      <div className="picture picture--shaded fill">
        <Picture
          name={picture}
          sizes={`(min-width: 1920px) 900px, ${mediaQueries.tabletUp} 800px, 82vw`}
          largest={1600}
        />
      </div>
      <div className="damage-card__title">
        <h3>{damage[name].title}</h3>
        <p>{damage[name].text}</p>
        <MoreLink path={path} text={learnMore[name]} />
      </div>
    </article>
  )
}
