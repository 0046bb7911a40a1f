import { iconAddress } from '../components/icon-address.ts'
import './saving.css'
import { type Language, languages } from '../../content/languages.ts'
import { printMessages } from '../../content/messages/book.ts'
import { savingMessages } from '../../content/messages/saving.ts'
import { amounts, removalOf, rowOf, viewOf, type Words } from './panel-view.ts'
import { follow, look, remove, type State, save, stop } from './saving.ts'

/** Brings a “Save for the forest” on the page to life: its row says the state, its panel acts. */
export async function bringToLife(details: HTMLDetailsElement, language: Language): Promise<void> {
  const panel = details.querySelector<HTMLElement>('[data-panel]')
  if (!panel) return
  const words: Words = { m: savingMessages[language], print: printMessages[language], language }
  let shown: State | null = null
  let drawn = ''
  follow((state) => {
    const isSame = shown?.kind === state.kind && state.kind === 'saving'
    const hadFocus = panel.contains(document.activeElement)
    shown = state
    writeRow(details, state, words)
    if (isSame) return count(panel, state, words)
    const view = viewOf(state, words)
    if (view === drawn) return // what is asked before a removal stays
    panel.innerHTML = drawn = view
    if (hadFocus) (panel.querySelector<HTMLElement>('h2') ?? details.querySelector('summary'))?.focus()
  })
  panel.addEventListener('change', ({ target }) => {
    const label = panel.querySelector('[data-do=save] span')
    if (label && target instanceof HTMLInputElement) label.textContent = words.m.save(target.dataset.size ?? '')
  })
  panel.addEventListener('click', ({ target }) => {
    const action = target instanceof Element ? target.closest<HTMLElement>('[data-do]')?.dataset.do : undefined
    if (action === 'remove' && shown?.kind === 'saved') {
      panel.innerHTML = removalOf(shown.copy, words)
      const safe = panel.querySelector<HTMLElement>('[data-do=look]')
      const question = panel.querySelector('h2')
      if (question) question.id = 'save-question'
      safe?.setAttribute('aria-describedby', 'save-question') // who hears only the button hears what it answers
      safe?.focus()
    } else if (action) {
      drawn = ''
      void act(action, shown, chosenIn(panel) ?? [language])
    }
  })
  await look()
}

async function act(action: string, state: State | null, chosen: readonly Language[]): Promise<void> {
  const saved = state?.kind === 'saved' ? state.copy.languages : chosen
  if (action === 'save') return save(chosen)
  if (action === 'add') return save(languages)
  if (action === 'update') return save(saved)
  if (action === 'stop') return stop()
  if (action === 'remove' || action === 'remove-now') return remove()
  return look()
}

/** The languages of the choice that is made in the panel. */
function chosenIn(panel: HTMLElement): Language[] | null {
  const value = panel.querySelector<HTMLInputElement>('input:checked')?.value.split(' ')
  return value ? languages.filter((language) => value.includes(language)) : null
}

/** Moves the bar and its words; what is pressed stays, and with it the focus. */
function count(panel: HTMLElement, state: State, words: Words): void {
  if (state.kind !== 'saving') return
  const bar = panel.querySelector('progress')
  if (!bar) return
  bar.max = state.total || 1
  bar.value = state.done
  const amount = panel.querySelector('[data-amounts]')
  const part = panel.querySelector('[data-part]')
  if (amount) amount.textContent = amounts(state, words)
  if (part) part.textContent = words.m.saving.parts[state.part]
}

function writeRow(details: HTMLDetailsElement, state: State, words: Words): void {
  const { label, detail, icon } = rowOf(state, words)
  const name = details.querySelector('[data-label]')
  const end = details.querySelector('[data-size]')
  const drawing = details.querySelector('summary use')
  if (name) name.textContent = label
  if (end) end.textContent = detail
  drawing?.setAttribute('href', icon ? iconAddress(icon) : '#i-tree')
  details.dataset.state = state.kind
}
