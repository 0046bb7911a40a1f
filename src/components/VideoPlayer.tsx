import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './Icon.tsx'
import { useCaptions } from './use-captions.ts'

type Props = {
  title: string
  /** As `source` names them, the one to be tried first at the front. */
  files: readonly { address: string; type: string }[]
  captions: { address: string; language: string; label: string }
  width: number
  height: number
  poster: ReactNode
  playLabel: string
  /** How long it plays; and what it has or lacks besides pictures. */
  length: string
  about: string
  /** Said in its place when no file came. */
  failed: string
}

/**
 * A film of the site's own: nothing of it is asked for before the visitor presses play. A bar under the picture holds
 * the button, then the words about the picture, so that nothing covers either and nothing moves at the press. Without
 * scripts the browser's controls lie on the poster from the start.
 */
export function VideoPlayer({
  title,
  files,
  captions,
  width,
  height,
  poster,
  playLabel,
  length,
  about,
  failed,
}: Props) {
  const [isStarted, setStarted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const { areOn, words, follow, toggle } = useCaptions()
  const start = () => {
    flushSync(() => setStarted(true)) // what is hidden takes no focus
    setFailed(false)
    if (hasFailed) video.current?.load() // it asks for no file a second time by itself
    video.current?.focus({ preventScroll: true })
    video.current?.play().catch(() => {}) // the browser's controls are there, and say what is wrong
  }
  const fail = () => {
    setStarted(false)
    setFailed(true)
  }
  return (
    <div className={isStarted ? 'video video--started' : 'video'}>
      <div className="video__picture">
        {poster}
        <div className="video__film">
          <video
            ref={video}
            aria-label={title}
            width={width}
            height={height}
            controls
            muted
            playsInline
            preload="none"
            onPlay={() => setStarted(true)}
          >
            {files.map(({ address, type }) => (
              <source
                key={address}
                src={address}
                type={type}
                onError={address === files.at(-1)?.address ? fail : undefined}
              />
            ))}
            <track
              ref={follow}
              kind="captions"
              src={captions.address}
              srcLang={captions.language}
              label={captions.label}
            />
          </video>
        </div>
      </div>
      <div className="video__bar">
        {!isStarted && (
          <button type="button" className="video__go" onClick={start}>
            <Icon name="play" />
            {playLabel}
          </button>
        )}
        {!isStarted && <span>{length}</span>}
        {/* There from the start: a live region that comes with its first words is not heard. */}
        <p aria-live="polite">{hasFailed ? failed : (words ?? about)}</p>
        {isStarted && (
          <button
            type="button"
            className="video__captions"
            aria-label={captions.label}
            aria-pressed={areOn}
            onClick={toggle}
          >
            <Icon name="captions" />
          </button>
        )}
      </div>
    </div>
  )
}
