import './saving.css'
import { savingMessages } from '../../generated/messages/saving.ts'
import { type Language, languages } from '../../site/languages.ts'
import { iconAddress } from '../components/icon-address.ts'
import { closestToTarget } from '../dom/closest.ts'
import { formatProgress, renderSavingPanel } from './panel-view.ts'
import {
  checkSavedCopy,
  onSavingChange,
  readSavingRecord,
  removeSavedCopy,
  type SavingState,
  saveSite,
  stopSaving,
} from './saving.ts'
import { SAVING_STORAGE_KEY } from './saving-key.ts'

/** Renders the panel “Save for the forest”, if the page has it, and resumes an interrupted download. */
export function startSavingPanel(details: HTMLDetailsElement | null, language: Language): void {
  const panel = details?.querySelector<HTMLElement>('.save__panel')
  if (details && panel) fillPanel(details, panel, language)
  void checkSavedCopy()
  // Another tab has saved or removed a copy. While it is downloading one, this tab does not interfere.
  addEventListener('storage', ({ key }) => {
    if (key === SAVING_STORAGE_KEY && readSavingRecord()?.state !== 'saving') void checkSavedCopy()
  })
}

function fillPanel(details: HTMLDetailsElement, panel: HTMLElement, language: Language): void {
  let shown: SavingState | null = null
  let html = ''
  onSavingChange((state) => {
    const view = renderSavingPanel(state, language)
    details.dataset.state = state.kind
    details.querySelector('[data-label]')?.replaceChildren(view.label)
    details.querySelector('[data-size]')?.replaceChildren(view.detail ?? '')
    details.querySelector('summary use')?.setAttribute('href', iconAddress(view.icon ?? 'tree'))
    if (state.kind === 'saving' && shown?.kind === 'saving') {
      // The progress is updated in place, so that a focused button keeps the focus.
      Object.assign(panel.querySelector('progress') ?? {}, { max: state.total || 1, value: state.done })
      panel.querySelector('[data-amounts]')?.replaceChildren(formatProgress(state, language))
    } else if (view.html !== html) {
      const hadFocus = panel.contains(document.activeElement)
      panel.innerHTML = html = view.html
      if (hadFocus) (panel.querySelector<HTMLElement>('h2') ?? details.querySelector('summary'))?.focus()
    }
    shown = state
  })
  panel.addEventListener('change', ({ target }) => {
    const label = panel.querySelector('[data-do=save] span')
    if (label && target instanceof HTMLInputElement)
      label.textContent = savingMessages[language].save({ size: target.dataset.size ?? '' })
  })
  panel.addEventListener('click', ({ target }) => {
    const action = closestToTarget(target, '[data-do]')?.dataset.do
    const chosen = panel.querySelector<HTMLInputElement>('input:checked')?.value.split(' ') ?? [language]
    const saved = shown?.kind === 'saved' ? shown.copy.languages : []
    if (action === 'save') void saveSite(languages.filter((one) => chosen.includes(one)))
    if (action === 'update') void saveSite(saved)
    if (action === 'stop') stopSaving()
    if (action === 'remove') void removeSavedCopy()
    if (action === 'look') void checkSavedCopy()
  })
}
