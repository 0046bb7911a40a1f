import type { FieldMessages } from '../../../generated/messages/field.ts'
import { type Preset, type PresetAnswers, suggestions } from '../../../site/presets.ts'
import type { PresetWords } from './read-presets.ts'

/** What the chooser answers in the words of the manual: the preset, its facts, why it, and what not to expect of it. */
export type PresetAnswer = { name: string; rows: [term: string, meaning: string][] }

/** Null while the manual's words for a preset cannot be read. */
export function suggestPreset(
  answers: PresetAnswers,
  wordsOf: (preset: Preset) => PresetWords | null,
  words: FieldMessages['chooser'],
): PresetAnswer | null {
  const [little, ordinary, plenty] = suggestions[answers.see][answers.forest]
  const { preset, withMoreTime } = { little, ordinary, plenty }[answers.time]
  const said = wordsOf(preset)
  const longer = withMoreTime && wordsOf(withMoreTime)
  if (!said || longer === null) return null
  const notToExpect = [said.notFor]
  if (longer) notToExpect.push(words.withMoreTime({ preset: longer.name }), longer.goodFor)
  if (preset === 'dense' && answers.time !== 'plenty') notToExpect.push(words.smallerArea)
  return {
    name: said.name,
    rows: [
      ...said.facts,
      [words.why, isReason(preset, answers) ? `${said.chooseWhen}. ${said.goodFor}` : said.goodFor],
      [words.notToExpect, notToExpect.join(' ')],
    ],
  }
}

/** Whether the table's “Choose it when” is what the visitor has answered. */
function isReason(preset: Preset, { forest, time }: PresetAnswers): boolean {
  if (preset === 'quick') return time === 'little'
  if (preset === 'dense') return forest === 'broken'
  return preset !== 'balanced'
}
