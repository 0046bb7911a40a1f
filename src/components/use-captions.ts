import { useRef, useState } from 'react'

type Captions = {
  areOn: boolean
  /** What the captions say now, for the page to show; null while they are off, or the browser itself draws them. */
  words: string | null
  /** The ref of the `track` element. */
  follow: (element: HTMLTrackElement) => () => void
  toggle: () => void
}

/**
 * The captions of a film, shown by the page beside the picture. The track itself holds whether they are on: the
 * browser's own controls know it too, and draw them where the page cannot, in full screen.
 */
export function useCaptions(): Captions {
  const [mode, setMode] = useState<TextTrackMode>('disabled')
  const [words, setWords] = useState('')
  const track = useRef<TextTrack>(null)

  const follow = (element: HTMLTrackElement) => {
    const tracks = element.closest('video')?.textTracks
    const stop = new AbortController()
    const { signal } = stop
    track.current = element.track
    const readMode = () => setMode(element.track.mode)
    const readWords = () => setWords(wordsOf(element.track))
    const changePlace = () => {
      if (element.track.mode === 'disabled') return
      element.track.mode = document.fullscreenElement ? 'showing' : 'hidden'
    }
    tracks?.addEventListener('change', readMode, { signal })
    element.track.addEventListener('cuechange', readWords, { signal })
    document.addEventListener('fullscreenchange', changePlace, { signal })
    return () => stop.abort()
  }
  const toggle = () => {
    if (track.current) track.current.mode = mode === 'disabled' ? 'hidden' : 'disabled'
  }
  return { areOn: mode !== 'disabled', words: mode === 'hidden' ? words : null, follow, toggle }
}

function wordsOf({ activeCues }: TextTrack): string {
  return [...(activeCues ?? [])].map((cue) => ('text' in cue ? String(cue.text) : '')).join(' ')
}
