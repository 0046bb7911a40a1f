import { fieldMessages } from '../../../generated/messages/field.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { enhancePresetChooser } from '../preset-chooser/enhance-preset-chooser.ts'
import { enhanceChecklist } from './enhance-checklist.ts'

/** Adds interactivity to a checklist or a preset chooser. */
export function enhanceInteractivePart(part: HTMLElement): void {
  const language = pageLanguage()
  const { checklist, chooser } = fieldMessages[language]
  if (part.matches('.choose')) enhancePresetChooser(part, chooser)
  else enhanceChecklist(part, language, checklist)
}
