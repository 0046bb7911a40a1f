import './preset-answer.css'
import type { FieldMessages } from '../../../content/messages/field.en.ts'
import { readPreset } from './read-presets.ts'
import { type PresetAnswer, readAnswers, suggestPreset } from './suggest-preset.ts'

type Words = FieldMessages['chooser']

/** Shows which preset fits, as soon as all questions are answered. */
export function answerPresets(chooser: HTMLElement, words: Words): void {
  chooser.addEventListener('change', () => answer(chooser, words))
  answer(chooser, words) // chosen before the script was there
}

function answer(chooser: HTMLElement, words: Words): void {
  const answers = readAnswers(
    (question) => chooser.querySelector<HTMLInputElement>(`input[name="${question}"]:checked`)?.value,
  )
  const said = answers && suggestPreset(answers, readPreset, words)
  if (said) chooser.querySelector('output')?.replaceChildren(...answerParts(said, words))
}

function answerParts({ name, facts, why, notToExpect }: PresetAnswer, words: Words): HTMLElement[] {
  const list = element('dl')
  const pairs = [
    ...facts.map(({ head, cell }) => [head, cell] as const),
    [words.why, why] as const,
    [words.notToExpect, notToExpect] as const,
  ]
  for (const [term, meaning] of pairs) {
    const pair = element('div')
    pair.append(element('dt', term), element('dd', meaning))
    list.append(pair)
  }
  const link = element('a', words.showInTable)
  link.setAttribute('href', '#presets')
  return [element('p', words.suggestion), element('b', name), list, link]
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
