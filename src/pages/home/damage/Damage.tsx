import { homeMessages } from '../../../../content/messages/home.ts'
import { paths } from '../../../../content/paths.ts'
import type { ViewName } from '../../../../content/pictures.ts'
import { useWords } from '../../../language/use-messages.ts'
import { MoreLink } from '../../MoreLink.tsx'
import { Picture } from '../../Picture.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { Sections } from '../topic/Sections.tsx'
import { Topic } from '../topic/Topic.tsx'

export function Damage() {
  const m = useWords(homeMessages)
  const { damage, learnMore } = m
  return (
    <section className="section damage theme-dark" id="damage-inventory" aria-labelledby="damage-title">
      <div className="wrap head">
        <div>
          <Topic icon="damage" text={damage.topic} />
          <h2 id="damage-title">{damage.title}</h2>
        </div>
        <p className="lead">{damage.lead}</p>
      </div>
      <div className="triptych">
        <Tile
          id="bark-beetle"
          path={paths.barkBeetle}
          picture="bark-beetle"
          words={damage.barkBeetle}
          more={learnMore.barkBeetle}
        />
        <Tile
          id="windthrow"
          path={paths.windthrow}
          picture="windthrow"
          words={damage.windthrow}
          more={learnMore.windthrow}
        />
        <Tile id="fire" path={paths.fire} picture="fire" words={damage.fire} more={learnMore.fire} />
      </div>
      <div className="wrap">
        <Sections className="day" sections={damage.sections} inOrder />
        <Quotes solution="damage" setting="wide" />
      </div>
    </section>
  )
}

type TileProps = {
  id: string
  path: string
  picture: ViewName
  words: { title: string; text: string }
  more: string
}

/** One kind of damage: the whole tile is the link. */
function Tile({ id, path, picture, words, more }: TileProps) {
  return (
    <article className="damage-card" id={id}>
      <div className="pic pic--shaded fill">
        <Picture name={picture} sizes="(min-width: 1024px) 55vw, (min-width: 640px) 94vw, 82vw" largest={1600} />
      </div>
      <div className="damage-card__t">
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        <MoreLink path={path} text={more} className="more damage-card__link" />
      </div>
    </article>
  )
}
