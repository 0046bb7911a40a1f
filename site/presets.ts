/**
 * The presets of drone missions, in the order of the manual's table. Their flight times are words: of that table
 * (content/documents/drone-operations_*.md) and of its drawing (content/figures.yaml).
 */
export const presets = ['quick', 'balanced', 'pretty', 'sparse', 'dense'] as const

export type Preset = (typeof presets)[number]

/** What the preset chooser asks, with the possible answers in their order. */
export const presetQuestions = {
  see: ['overview', 'planning', 'showing', 'samples', 'everything'],
  forest: ['even', 'broken'],
  time: ['little', 'ordinary', 'plenty'],
} as const

export type PresetQuestion = keyof typeof presetQuestions
type AnswerTo<Question extends PresetQuestion> = (typeof presetQuestions)[Question][number]
export type PresetAnswers = { readonly [Question in PresetQuestion]: AnswerTo<Question> }

/** A preset, and the one that would be right if there were more time. */
type Suggestion = { preset: Preset; withMoreTime?: Preset }

/**
 * Which preset follows from the answers. What must be seen comes first, then the forest, then the time: little, ordinary,
 * plenty. Why, and what not to expect, are the words of the manual's table and of the sections under it.
 */
export const suggestions: Readonly<
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
