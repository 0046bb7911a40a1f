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
  const list = element('dl')
  for (const [term, meaning] of rows) {
    const row = element('div')
    row.append(element('dt', term), element('dd', meaning))
    list.append(row)
  }
  const link = element('a', words.showInTable)
  link.setAttribute('href', '#presets')
  const preset = element('b', name)
  preset.className = 'name'
  return [element('p', words.suggestion), preset, list, link]
}

function element(tag: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text })
}
