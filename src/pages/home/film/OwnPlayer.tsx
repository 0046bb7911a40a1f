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
 * The self-hosted film; none of its files is fetched before the visitor clicks the play button
 * (src/pages/home/film/film.ts). The bar below the picture contains that button, and during playback the captions: so
 * nothing covers the picture, and the layout does not shift. Without scripts the browser's native controls are shown on
 * the poster.
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
        {/* Prerendered, since screen readers do not announce text that is inserted together with its live region. */}
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
