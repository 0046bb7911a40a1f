import type { FieldMessages } from '../../../content/messages/field.en.ts'
import { type Preset, type PresetAnswers, suggestions } from '../../../content/presets.ts'
import type { PresetWords } from './read-presets.ts'

/** What the chooser answers: the preset, why, and what not to expect, in the words of the manual. */
export type PresetAnswer = Pick<PresetWords, 'name' | 'facts'> & { why: string; notToExpect: string }

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
  const { name, facts, chooseWhen, goodFor, notFor } = said
  return {
    name,
    facts,
    why: isReason(preset, answers) ? `${chooseWhen}. ${goodFor}` : goodFor,
    notToExpect: [
      notFor,
      longer && `${words.withMoreTime(longer.name)} ${longer.goodFor}`,
      preset === 'dense' && answers.time !== 'plenty' && words.smallerArea,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** Whether the table's “Choose it when” is what the visitor has answered. */
function isReason(preset: Preset, { forest, time }: PresetAnswers): boolean {
  if (preset === 'quick') return time === 'little'
  if (preset === 'dense') return forest === 'broken'
  return preset !== 'balanced'
}

/** The answers, by their questions; null until all three are given. */
export function readAnswers(chosen: (question: string) => string | undefined): PresetAnswers | null {
  const [see, forest, time] = [chosen('see'), chosen('forest'), chosen('time')]
  return see && forest && time ? ({ see, forest, time } as PresetAnswers) : null // the page offers no others
}
