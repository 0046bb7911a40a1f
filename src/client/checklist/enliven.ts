import { fieldMessages } from '../../../content/messages/field.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { answerPresets } from '../preset-chooser/answer-presets.ts'
import { keepChecklist } from './keep-checklist.ts'

/** Brings a checklist or the preset chooser to life, once. */
export function enliven(part: HTMLElement): void {
  if (part.dataset.live !== undefined) return
  part.dataset.live = ''
  const language = pageLanguage()
  const { checklist, chooser } = fieldMessages[language]
  if (part.matches('.choose')) answerPresets(part, chooser)
  else keepChecklist(part, language, checklist)
}
