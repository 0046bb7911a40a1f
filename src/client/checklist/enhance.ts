import { fieldMessages } from '../../../content/messages/field.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { answerPresets } from '../preset-chooser/answer-presets.ts'
import { keepChecklist } from './keep-checklist.ts'

/** Adds what a checklist or the preset chooser needs a script for. */
export function enhance(part: HTMLElement): void {
  const language = pageLanguage()
  const { checklist, chooser } = fieldMessages[language]
  if (part.matches('.choose')) answerPresets(part, chooser)
  else keepChecklist(part, language, checklist)
}
