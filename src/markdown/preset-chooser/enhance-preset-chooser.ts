import './preset-answer.css'
import type { FieldMessages } from '../../../generated/messages/field.ts'
import { presetQuestions } from '../../../site/presets.ts'
import { readPreset } from './read-presets.ts'
import { type PresetAdvice, suggestPreset } from './suggest-preset.ts'

type Words = FieldMessages['chooser']

/** Shows the suggested preset when all questions are answered. */
export function enhancePresetChooser(chooser: HTMLElement, words: Words): void {
  chooser.addEventListener('change', () => showSuggestion(chooser, words))
  showSuggestion(chooser, words) // the visitor may have answered before the script had loaded
}

function showSuggestion(chooser: HTMLElement, words: Words): void {
  const inputs = chooser.querySelectorAll<HTMLInputElement>('input:checked')
  const chosen = Array.from(inputs, ({ name, value }) => [name, value])
  if (chosen.length < Object.keys(presetQuestions).length) return
  const suggestion = suggestPreset(Object.fromEntries(chosen), readPreset, words)
  if (suggestion) chooser.querySelector('output')?.replaceChildren(...renderSuggestion(suggestion, words))
}

function renderSuggestion({ name, rows }: PresetAdvice, words: Words): HTMLElement[] {
  const list = createElement('dl')
  for (const [term, meaning] of rows) {
    const row = createElement('div')
    row.append(createElement('dt', term), createElement('dd', meaning))
    list.append(row)
  }
  const link = createElement('a', words.showInTable)
  link.setAttribute('href', '#presets')
  const preset = createElement('b', name)
  preset.className = 'name'
  return [createElement('p', words.suggestion), preset, list, link]
}

function createElement(tag: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text })
}
