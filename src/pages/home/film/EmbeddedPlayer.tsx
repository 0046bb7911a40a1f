import { homeMessages } from '../../../../generated/messages/home.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import { POSTER_SIZES } from './OwnPlayer.tsx'

/** The URL of an external player, from the build's settings. */
export const embedAddress: string = import.meta.env.VITE_VIDEO_EMBED ?? ''

/**
 * An external video player. Nothing is requested from its host before the visitor clicks the play button: only then
 * does the iframe in the <template> replace the poster (src/pages/home/film/film.ts). Without scripts the button is a
 * link to the video.
 */
export function EmbeddedPlayer() {
  const m = useMessageGroup(homeMessages).film
  return (
    <div className="video sheet">
      <div className="video__picture">
        <Picture name="final-felling" alt="" sizes={POSTER_SIZES} largest={1600} />
        <template>
          <iframe
            className="fill"
            src={embedAddress}
            title={m.title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </template>
      </div>
      <div className="video__bar">
        <a className="video__go" href={embedAddress}>
          <Icon name="play" />
          {m.play}
        </a>
      </div>
    </div>
  )
}
