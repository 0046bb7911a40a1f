/**
 * The presets of drone missions, in the order of the manual's table. Their flight times are text in that table
 * (content/documents/drone-operations_*.md) and in its drawing (content/figures.yaml).
 */
export const presets = ['quick', 'balanced', 'pretty', 'sparse', 'dense'] as const

export type Preset = (typeof presets)[number]

/** The questions of the preset chooser with their answers in order. */
export const presetQuestions = {
  see: ['overview', 'planning', 'showing', 'samples', 'everything'],
  forest: ['even', 'broken'],
  time: ['little', 'ordinary', 'plenty'],
} as const

export type PresetQuestion = keyof typeof presetQuestions
type AnswerTo<Question extends PresetQuestion> = (typeof presetQuestions)[Question][number]
export type PresetAnswers = { readonly [Question in PresetQuestion]: AnswerTo<Question> }

/** A preset, and the better one if there were more time. */
type Suggestion = { preset: Preset; withMoreTime?: Preset }

/**
 * The preset for each combination of answers: what must be visible, forest type, available time. The reasons are in the
 * manual's table and the sections under it.
 */
export const presetSuggestions: Readonly<
  Record<AnswerTo<'see'>, Readonly<Record<AnswerTo<'forest'>, readonly [Suggestion, Suggestion, Suggestion]>>>
> = {
  overview: {
    even: [{ preset: 'quick' }, { preset: 'quick' }, { preset: 'quick' }],
    broken: [
      { preset: 'quick', withMoreTime: 'dense' },
      { preset: 'balanced', withMoreTime: 'dense' },
      { preset: 'dense' },
    ],
  },
  planning: {
    even: [{ preset: 'quick', withMoreTime: 'balanced' }, { preset: 'balanced' }, { preset: 'balanced' }],
    broken: [
      { preset: 'balanced', withMoreTime: 'dense' },
      { preset: 'balanced', withMoreTime: 'dense' },
      { preset: 'dense' },
    ],
  },
  showing: {
    even: [{ preset: 'balanced', withMoreTime: 'pretty' }, { preset: 'pretty' }, { preset: 'pretty' }],
    broken: [{ preset: 'balanced', withMoreTime: 'pretty' }, { preset: 'pretty' }, { preset: 'pretty' }],
  },
  samples: {
    even: [{ preset: 'sparse' }, { preset: 'sparse' }, { preset: 'sparse' }],
    broken: [{ preset: 'sparse' }, { preset: 'sparse' }, { preset: 'sparse' }],
  },
  everything: {
    even: [{ preset: 'dense' }, { preset: 'dense' }, { preset: 'dense' }],
    broken: [{ preset: 'dense' }, { preset: 'dense' }, { preset: 'dense' }],
  },
}
