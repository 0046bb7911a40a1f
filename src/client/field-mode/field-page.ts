import type { FieldMessages } from '../../../content/messages/field.en.ts'
import { keepScreenOn } from './screen.ts'

let isWanted = () => false

/** What a page in field mode needs besides its sheet: the screen kept on, and pictures on request. */
export function liveInField(wanted: () => boolean, { mode }: FieldMessages): void {
  isWanted = wanted
  keepScreenOn(wanted, (isKept) => {
    for (const line of document.querySelectorAll('.field-lock'))
      line.textContent = isKept ? mode.screenStaysOn : mode.screenTurnsOff
  })
  document.addEventListener('click', showPicture) // once, however often it is asked for
}

/** The button gives its place to the picture, in the size of a phone, which is the one that the button names. */
function showPicture({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('.figask') : null
  const figure = button?.closest('figure')
  if (!figure || !isWanted()) return
  for (const source of figure.querySelectorAll('source')) {
    const phone = source.srcset.split(',').find((candidate) => candidate.trim().endsWith(' 800w'))
    if (phone) source.srcset = phone.trim()
  }
  figure.dataset.shown = ''
  figure.querySelector<HTMLElement>('.figbtn')?.focus({ preventScroll: true })
}
