/** Starts the film of the home page on click; no file of it is requested before that. */
export function startFilm(): void {
  const box = document.querySelector('.video')
  const play = box?.querySelector('.video__go')
  const video = box?.querySelector('video')
  if (box && video) startOwnFilm(box, video)
  else play?.addEventListener('click', (event) => embedPlayer(event, play))
}

/** Embeds the external player (src/pages/home/film/EmbeddedPlayer.tsx) instead of following the link to it. */
function embedPlayer(event: Event, play: Element): void {
  event.preventDefault()
  const picture = play.closest('.video')?.querySelector('.video__picture')
  const template = picture?.querySelector('template')
  if (template) picture?.replaceChildren(template.content)
  picture?.querySelector('iframe')?.focus({ preventScroll: true }) // since the focused link is removed below
  play.parentElement?.remove()
}

/**
 * Starts the self-hosted film (src/pages/home/film/OwnPlayer.tsx), and shows its captions in the bar below. Whether
 * they are on is stored in the mode of the text track, so that the browser's native controls stay in sync; in full
 * screen, where the bar is not visible, the browser renders them.
 */
function startOwnFilm(box: Element, video: HTMLVideoElement): void {
  const [track] = video.textTracks
  const words = box.querySelector('.video__bar p span')
  const captions = box.querySelector('.video__captions')
  if (!track || !words || !captions) return
  const about = words.textContent
  const play = box.querySelector<HTMLElement>('.video__go')
  // The visitor may have started the film with the native controls before this script had loaded.
  if (!video.paused || video.currentTime > 0) {
    box.classList.add('video--started')
    if (play) window.queuedClicks?.delete(play)
  }

  play?.addEventListener('click', () => {
    if (box.classList.contains('video--failed')) video.load() // after an error, the element only retries when told to
    box.classList.remove('video--failed')
    box.classList.add('video--started') // shows the video, since a hidden element cannot be focused
    showWords()
    video.focus({ preventScroll: true })
    video.play().catch(() => {}) // the listener below handles a file that does not load
  })
  video.addEventListener('play', () => box.classList.add('video--started'))
  video.querySelector('source:last-of-type')?.addEventListener('error', () => {
    box.classList.remove('video--started')
    box.classList.add('video--failed')
    showWords()
  })
  captions.addEventListener('click', () => {
    track.mode = track.mode === 'disabled' ? 'hidden' : 'disabled'
  })
  document.addEventListener('fullscreenchange', () => {
    if (track.mode !== 'disabled') track.mode = document.fullscreenElement ? 'showing' : 'hidden'
  })
  video.textTracks.addEventListener('change', showWords)
  track.addEventListener('cuechange', showWords)

  function showWords(): void {
    if (!track || !words) return
    const cues = [...(track.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')).join(' ')
    words.textContent = track.mode === 'hidden' ? cues : about
    if (captions) captions.ariaPressed = String(track.mode !== 'disabled')
  }
}
