import type { FieldMessages } from '../../../generated/messages/field.ts'
import { type Preset, type PresetAnswers, presetSuggestions } from '../../../site/presets.ts'
import type { PresetWords } from './read-presets.ts'

/** The chooser's answer, quoted from the manual: the preset's name, flight time and pictures, reasons and limits. */
export type PresetAdvice = { name: string; rows: [term: string, meaning: string][] }

/** Suggests a preset for the visitor's answers; null if the text about it is missing from the manual. */
export function suggestPreset(
  answers: PresetAnswers,
  wordsOf: (preset: Preset) => PresetWords | null,
  words: FieldMessages['chooser'],
): PresetAdvice | null {
  const [little, ordinary, plenty] = presetSuggestions[answers.see][answers.forest]
  const { preset, withMoreTime } = { little, ordinary, plenty }[answers.time]
  const texts = wordsOf(preset)
  const longer = withMoreTime && wordsOf(withMoreTime)
  if (!texts || longer === null) return null
  const notToExpect = [texts.notFor]
  if (longer) notToExpect.push(words.withMoreTime({ preset: longer.name }), longer.goodFor)
  if (preset === 'dense' && answers.time !== 'plenty') notToExpect.push(words.smallerArea)
  return {
    name: texts.name,
    rows: [
      ...texts.facts,
      [words.why, isReason(preset, answers) ? `${texts.chooseWhen}. ${texts.goodFor}` : texts.goodFor],
      [words.notToExpect, notToExpect.join(' ')],
    ],
  }
}

/** Whether the table's “Choose it when” applies to the visitor's answers, so that it can be given as a reason. */
function isReason(preset: Preset, { forest, time }: PresetAnswers): boolean {
  if (preset === 'quick') return time === 'little'
  if (preset === 'dense') return forest === 'broken'
  return preset !== 'balanced'
}
