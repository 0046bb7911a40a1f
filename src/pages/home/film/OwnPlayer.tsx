import { allPictureFiles } from '../../../../generated/all-picture-files.ts'
import { film } from '../../../../generated/film.ts'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { Icon } from '../../../components/Icon.tsx'
import { mediaQueries } from '../../../components/picture-files.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import './video.css?deferred'

/** The `sizes` attribute of the poster. */
export const POSTER_SIZES = `${mediaQueries.desktop} 50vw, 100vw`

/**
 * The site's own film: none of its files is fetched before the visitor presses play (src/pages/home/film/film.ts). A bar under the
 * picture holds the button, then the captions, so that nothing covers the picture and nothing moves at the press. Without
 * scripts the browser's controls lie on the poster from the start.
 */
export function OwnPlayer() {
  const m = useMessageGroup(homeMessages).film
  const language = useLanguage()
  const name = `film-${language}` as const
  const { width, height } = allPictureFiles[name]
  const { files, captions, seconds } = film[language]
  const megabytes = formatNumber((files[0]?.size ?? 0) / 1e6, language, 1)
  return (
    <div className="video sheet">
      <div className="video__picture">
        <Picture name={name} alt="" sizes={POSTER_SIZES} />
        <div className="video__film">
          <video
            className="fill"
            aria-label={m.title}
            width={width}
            height={height}
            controls
            muted
            playsInline
            preload="none"
          >
            {files.map(({ address, type }) => (
              <source key={address} src={address} type={type} />
            ))}
            <track kind="captions" src={captions} srcLang={language} label={m.captions} />
          </video>
        </div>
      </div>
      <div className="video__bar">
        <button type="button" className="video__go">
          <Icon name="play" />
          {m.play}
        </button>
        <span>{m.length({ seconds: Math.round(seconds), size: megabytes })}</span>
        {/* There from the start: a live region that comes with its first words is not heard. */}
        <p aria-live="polite">
          <span>{m.silent}</span>
          <span>{m.failed}</span>
        </p>
        <button type="button" className="video__captions" aria-label={m.captions} aria-pressed="false">
          <Icon name="captions" />
        </button>
      </div>
    </div>
  )
}
