import { fieldMessages } from '../../../generated/messages/field.ts'
import { fieldModeKey, fieldModeMark, fieldModeOn } from '../../../site/field-mode.ts'
import { closest } from '../../dom/closest.ts'
import { store } from '../../dom/storage.ts'
import { pageLanguage } from '../../language/page-language.ts'

const root = document.documentElement
let lock: WakeLockSentinel | null = null

document.addEventListener('click', showPicture)
document.addEventListener('visibilitychange', () => void keepScreenOn()) // the browser lets go of a hidden page's screen

/** Switches the field mode to the other state or the one that is given, and remembers it. */
export async function toggleFieldMode(isOn = !isFieldModeOn()): Promise<void> {
  if (isOn) await loadSheet()
  if (isOn !== isFieldModeOn()) {
    keepPlace(() => root.toggleAttribute('data-field', isOn))
    store('localStorage', fieldModeKey, isOn ? fieldModeOn : null)
  }
  for (const button of document.querySelectorAll('.field-switch')) button.setAttribute('aria-checked', String(isOn))
  void keepScreenOn()
}

function isFieldModeOn(): boolean {
  return 'field' in root.dataset
}

/** Whether the mode is on, and the page is one that it changes. */
function isShownInFieldMode(): boolean {
  return isFieldModeOn() && document.querySelector(`meta[name="${fieldModeMark}"]`) !== null
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
    console.debug('The screen cannot be kept on.', error) // no such interface, no battery, no permission
  }
  const { screenStaysOn, screenTurnsOff } = fieldMessages[pageLanguage()].mode
  for (const line of document.querySelectorAll('.field-lock')) line.textContent = lock ? screenStaysOn : screenTurnsOff
}

/** Adds the style sheet, unless the head script has written it into the page. */
function loadSheet(): Promise<unknown> | undefined {
  const href = window.fieldSheet ?? ''
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  const loading = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
  document.head.append(Object.assign(link, { rel: 'stylesheet', href }))
  return loading.catch((error) => {
    link.remove() // the next press asks again
    throw error
  })
}

/** Keeps what the reader sees at the top of the window there while everything gets another size. */
function keepPlace(change: () => void): void {
  const parts = scrollY > 0 ? [...document.querySelectorAll<HTMLElement>('.prose > *')] : []
  const seen = parts.find((part) => part.getBoundingClientRect().bottom > innerHeight / 4)
  const top = seen?.getBoundingClientRect().top ?? 0
  change()
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Shows the picture instead of its button, in the size for phones, whose bytes the button names. */
function showPicture({ target }: MouseEvent): void {
  const figure = closest(target, '.figure-request')?.closest('figure')
  if (!figure || !isShownInFieldMode()) return
  for (const source of figure.querySelectorAll('source')) {
    const phone = source.srcset.split(',').find((candidate) => candidate.trim().endsWith(' 800w'))
    if (phone) source.srcset = phone.trim()
  }
  figure.dataset.shown = ''
  figure.querySelector<HTMLElement>('.figure-button')?.focus({ preventScroll: true })
}
