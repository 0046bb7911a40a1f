import { type ReactNode, useState } from 'react'
import { Icon } from './Icon.tsx'

type Props = { source: string; title: string; playLabel: string; poster: ReactNode }

/** A film of an outside service behind a poster: nothing is asked of it before the visitor presses play. */
export function VideoEmbed({ source, title, playLabel, poster }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) {
    return (
      <div className="video">
        <div className="video__picture">
          <iframe
            ref={takeFocus}
            src={source}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
      </div>
    )
  }
  return (
    <div className="video">
      <div className="video__picture">{poster}</div>
      <div className="video__bar">
        {/* A link, so that without scripts the film opens at its own service; with them it plays here. */}
        <a
          className="video__go"
          href={source}
          onClick={(event) => {
            event.preventDefault()
            setPlaying(true)
          }}
        >
          <Icon name="play" />
          {playLabel}
        </a>
      </div>
    </div>
  )
}

/** The film takes the place of the link that had the focus. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true })
}
