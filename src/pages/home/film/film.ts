/** The film of the home page: nothing of it is asked for before the visitor presses play. */
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
  picture?.querySelector('iframe')?.focus({ preventScroll: true }) // the link that had the focus goes
  play.parentElement?.remove()
}

/**
 * The site's own film (src/pages/home/film/OwnPlayer.tsx), with its captions in the bar below. The track itself holds
 * whether they are on: the browser's own controls know it too, and draw them where the page cannot, in full screen.
 */
function startOwnFilm(box: Element, video: HTMLVideoElement): void {
  const [track] = video.textTracks
  const words = box.querySelector('.video__bar p span')
  const captions = box.querySelector('.video__captions')
  if (!track || !words || !captions) return
  const about = words.textContent
  const play = box.querySelector<HTMLElement>('.video__go')
  // Before the runtime had loaded, the visitor already played the film with the native controls.
  if (!video.paused || video.currentTime > 0) {
    box.classList.add('video--started')
    if (play) window.queuedClicks?.delete(play)
  }

  play?.addEventListener('click', () => {
    if (box.classList.contains('video--failed')) video.load() // it asks for no file a second time by itself
    box.classList.remove('video--failed')
    box.classList.add('video--started') // what is hidden takes no focus
    showWords()
    video.focus({ preventScroll: true })
    video.play().catch(() => {}) // the browser's controls are there, and say what is wrong
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
    captions?.setAttribute('aria-pressed', String(track.mode !== 'disabled'))
  }
}
