/**
 * The presets of drone missions, in the order of the table in the manual (content/documents/drone-operations_*.md).
 * The drawing below that table (content/figures/presets.svg) has their order and times, content/glossary/platform.yaml
 * lists them, and `isReason` in src/markdown/preset-chooser/suggest-preset.ts follows the column “Choose it when”.
 */
export const presets = ['quick', 'balanced', 'pretty', 'sparse', 'dense'] as const

export type Preset = (typeof presets)[number]

/** The questions of the preset chooser, with their answers in the order in which they are shown. */
export const presetQuestions = {
  see: ['overview', 'planning', 'showing', 'samples', 'everything'],
  forest: ['even', 'broken'],
  time: ['little', 'ordinary', 'plenty'],
} as const

export type PresetQuestion = keyof typeof presetQuestions
type AnswerTo<Question extends PresetQuestion> = (typeof presetQuestions)[Question][number]
export type PresetAnswers = { readonly [Question in PresetQuestion]: AnswerTo<Question> }

/** The suggested preset, and a better one for visitors who have more time. */
type Suggestion = { preset: Preset; withMoreTime?: Preset }

/**
 * The suggestion for each combination of answers: what must be visible, kind of forest, and available time (an array in
 * the order of presetQuestions.time). The manual explains the presets.
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
