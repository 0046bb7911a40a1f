import { fieldMessages } from '../../../content/messages/field.ts'
import { loadWords } from '../../language/later-words.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { answerPresets } from '../preset-chooser/answer-presets.ts'
import { keepChecklist } from './keep-checklist.ts'

/** Brings a checklist or the preset chooser to life, once. */
export async function enliven(part: HTMLElement): Promise<void> {
  if (part.dataset.live !== undefined) return
  part.dataset.live = ''
  const language = pageLanguage()
  try {
    await loadWords([fieldMessages], language)
  } catch (error) {
    delete part.dataset.live
    throw error
  }
  const { checklist, chooser } = fieldMessages[language]
  if (part.matches('.choose')) answerPresets(part, chooser)
  else keepChecklist(part, language, checklist)
}
