let lock: WakeLockSentinel | null = null
let isAsking = false
let isListening = false
let isWanted = () => false
let say: (isKept: boolean) => void = () => {}

/** Keeps the screen on as long as it is wanted and the page is seen, and says whether the browser does it. */
export function keepScreenOn(wanted: () => boolean, said: (isKept: boolean) => void): void {
  isWanted = wanted
  say = said
  if (!isListening) {
    // The browser lets go when the page is hidden.
    document.addEventListener('visibilitychange', () => void follow())
    new MutationObserver(() => void follow()).observe(document.documentElement, { attributeFilter: ['data-field'] })
  }
  isListening = true
  void follow()
}

async function follow(): Promise<void> {
  const held = lock
  if (!isWanted()) {
    lock = null
    await held?.release()
    return
  }
  if (document.visibilityState !== 'visible') return
  if (held && !held.released) return say(true)
  if (isAsking) return
  isAsking = true
  try {
    lock = await navigator.wakeLock.request('screen')
    say(true)
  } catch (error) {
    console.debug('The screen cannot be kept on.', error) // no such interface, no battery, no permission
    say(false)
  } finally {
    isAsking = false
  }
}
