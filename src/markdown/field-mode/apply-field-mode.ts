import { fieldMessages } from '../../../generated/messages/field.ts'
import { fieldModeMetaName, fieldModeStorageKey, fieldModeStoredValue } from '../../../site/field-mode.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { writeStored } from '../../dom/storage.ts'
import { pageLanguage } from '../../language/page-language.ts'

const root = document.documentElement
let lock: WakeLockSentinel | null = null

document.addEventListener('click', showPicture)
// Requests the wake lock again, since the browser releases it when the page is hidden.
document.addEventListener('visibilitychange', () => void keepScreenOn())

/** Toggles the field mode, or sets the given state, and stores it. */
export async function toggleFieldMode(isOn = !isFieldModeOn()): Promise<void> {
  if (isOn) await loadSheet()
  if (isOn !== isFieldModeOn()) {
    keepReadingPosition(() => root.toggleAttribute('data-field', isOn))
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      document.body.animate({ opacity: [0.2, 1] }, { duration: 150, easing: 'ease-out' })
    writeStored('localStorage', fieldModeStorageKey, isOn ? fieldModeStoredValue : null)
  }
  for (const button of document.querySelectorAll('.field-switch')) button.setAttribute('aria-checked', String(isOn))
  void keepScreenOn()
}

function isFieldModeOn(): boolean {
  return 'field' in root.dataset
}

/** Whether the mode is on and the page supports it. */
function isShownInFieldMode(): boolean {
  return isFieldModeOn() && document.querySelector(`meta[name="${fieldModeMetaName}"]`) !== null
}

async function keepScreenOn(): Promise<void> {
  if (!isShownInFieldMode()) {
    await lock?.release()
    lock = null
    return
  }
  if (document.visibilityState !== 'visible') return
  try {
    if (!lock || lock.released) lock = await navigator.wakeLock.request('screen')
  } catch (error) {
    console.debug('The screen cannot be kept on.', error) // unsupported, low battery, or not permitted
  }
  const { screenStaysOn, screenTurnsOff } = fieldMessages[pageLanguage()].mode
  for (const line of document.querySelectorAll('.field-lock')) line.textContent = lock ? screenStaysOn : screenTurnsOff
}

/** Loads the stylesheet of field mode, unless the head script has already inserted it. */
function loadSheet(): Promise<unknown> | undefined {
  const href = window.fieldSheet ?? ''
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  const loading = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
  document.head.append(Object.assign(link, { rel: 'stylesheet', href }))
  return loading.catch((error) => {
    link.remove() // so that the next click retries
    throw error
  })
}

/** Restores the scroll position after a change that affects the layout of the whole page. */
function keepReadingPosition(change: () => void): void {
  const parts = scrollY > 0 ? [...document.querySelectorAll<HTMLElement>('.prose > *')] : []
  const seen = parts.find((part) => part.getBoundingClientRect().bottom > innerHeight / 4)
  const top = seen?.getBoundingClientRect().top ?? 0
  change()
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Replaces the “show picture” button with the picture, in the small file whose download size the button states. */
function showPicture({ target }: MouseEvent): void {
  const figure = closestToTarget(target, '.figure-request')?.closest('figure')
  if (!figure || !isShownInFieldMode()) return
  for (const source of figure.querySelectorAll('source')) {
    const phone = source.srcset.split(',').find((candidate) => candidate.trim().endsWith(' 800w'))
    if (phone) source.srcset = phone.trim()
  }
  figure.dataset.shown = ''
  figure.querySelector<HTMLElement>('.figure-button')?.focus({ preventScroll: true })
}
