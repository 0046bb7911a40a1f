import { fieldModeKey, fieldModeMark } from '../../../content/field-mode.ts'
import { fieldMessages } from '../../../content/messages/field.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { store } from '../storage.ts'
import { liveInField } from './field-page.ts'

const root = document.documentElement

/** Switches the field mode, and remembers it. */
export async function turn(): Promise<void> {
  await show(!isOn())
  store('localStorage', fieldModeKey, isOn() ? 'on' : null)
}

/** Brings the page that is shown now in line with the mode. */
export async function follow(): Promise<void> {
  for (const button of document.querySelectorAll('.field-switch')) button.setAttribute('aria-checked', String(isOn()))
  const language = pageLanguage()
  liveInField(isShown, fieldMessages[language])
}

async function show(on: boolean): Promise<void> {
  if (on) await loadSheet()
  keepPlace(() => root.toggleAttribute('data-field', on))
  await follow()
}

function isOn(): boolean {
  return 'field' in root.dataset
}

/** Whether it is on, and the page is one that it changes. */
function isShown(): boolean {
  return isOn() && document.querySelector(`meta[name="${fieldModeMark}"]`) !== null
}

/** The sheet comes only now, or came with the page. */
function loadSheet(): Promise<void> | undefined {
  const href = window.fieldSheet
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The sheet of the field mode could not be loaded.'))
    })
  })
}

/** What the reader sees at the top of the window stays there while everything gets another size. */
function keepPlace(change: () => void): void {
  const parts = scrollY > 0 ? [...document.querySelectorAll<HTMLElement>('.prose > *')] : []
  const seen = parts.find((part) => part.getBoundingClientRect().bottom > innerHeight / 4)
  const top = seen?.getBoundingClientRect().top ?? 0
  change()
  if (!seen) return
  scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' })
  const { activeElement } = document
  if (!activeElement?.matches('.field-switch') || activeElement.getBoundingClientRect().bottom > 0) return
  // The switch is above the window now: the next Tab goes on from here, and not from there.
  seen.setAttribute('tabindex', '-1')
  seen.focus({ preventScroll: true })
}
