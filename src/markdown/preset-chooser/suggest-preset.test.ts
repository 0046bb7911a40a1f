import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../../../generated/messages/field.ts'
import { languages } from '../../../site/languages.ts'
import { type Preset, presetQuestions, presets } from '../../../site/presets.ts'
import { renderDocument } from '../render-document.ts'
import { parseMarkdown } from '../site-markdown.ts'
import type { PresetWords } from './read-presets.ts'
import { suggestPreset } from './suggest-preset.ts'

const folder = path.join(import.meta.dirname, '../../../content/documents')

const combinations = presetQuestions.see.flatMap((see) =>
  presetQuestions.forest.flatMap((forest) => presetQuestions.time.map((time) => ({ see, forest, time }))),
)

describe.each(languages)('in the manual (%s)', (language) => {
  const source = readFileSync(path.join(folder, `drone-operations_${language}.md`), 'utf8')
  const words = fieldMessages[language].chooser
  const wordsOf = readManual(source)

  test('every preset has its row, and two paragraphs: what it is good for and what not', () => {
    for (const preset of presets) {
      expect(wordsOf(preset), preset).toMatchObject({
        facts: [
          [/./, /./],
          [/./, /./],
        ],
        goodFor: /./,
        notFor: /./,
      })
    }
  })

  test.each(combinations)('$see, $forest, $time: a preset, why, and what not to expect, in its words', (answers) => {
    const advice = suggestPreset(answers, wordsOf, words)
    const preset = presets.find((candidate) => wordsOf(candidate)?.name === advice?.name)
    const manual = preset && wordsOf(preset)
    if (!advice || !manual) throw new Error('No preset was named.')
    const [why, notToExpect] = advice.rows.slice(-2).map(([, meaning]) => meaning)
    expect(advice.rows.slice(0, -2)).toEqual(manual.facts)
    expect(why).toContain(manual.goodFor)
    expect(notToExpect).toContain(manual.notFor)
    // Only the manual's sentences, and the two that suggest another preset or a smaller area.
    const others = presets.flatMap((other) => {
      const { name = '', chooseWhen = '', goodFor = '', notFor = '' } = wordsOf(other) ?? {}
      return [`${chooseWhen}.`, goodFor, notFor, words.withMoreTime({ preset: name })]
    })
    const rest = [...others, words.smallerArea].reduce(
      (left, known) => left.replace(known, ''),
      `${why} ${notToExpect}`,
    )
    expect(rest.trim()).toBe('')
  })

  test('the page offers the questions under the table, and marks the rows that answer', () => {
    const { body } = renderDocument(source, 'drone-operations', language)
    expect([...body.matchAll(/<tr id="preset-row-(\w+)"/g)].map(([, name]) => name)).toEqual([...presets])
    expect(body.match(/<fieldset>/g)).toHaveLength(3)
    expect(body.match(/type="radio"/g)).toHaveLength(10)
  })
})

describe('the choice', () => {
  const nothing = { facts: [], chooseWhen: '', goodFor: '', notFor: '' }

  test.each([
    ['overview', 'even', 'little', 'quick'],
    ['planning', 'even', 'ordinary', 'balanced'],
    ['planning', 'broken', 'plenty', 'dense'],
    ['planning', 'broken', 'little', 'balanced'],
    ['showing', 'even', 'plenty', 'pretty'],
    ['showing', 'broken', 'little', 'balanced'],
    ['samples', 'broken', 'plenty', 'sparse'],
    ['everything', 'even', 'little', 'dense'],
  ] as const)('for %s, %s, %s is %s', (see, forest, time, preset) => {
    const words = (one: Preset) => ({ ...nothing, name: one })
    expect(suggestPreset({ see, forest, time }, words, fieldMessages.en.chooser)?.name).toBe(preset)
  })
})

/** The presets as parsed from the Markdown; the browser reads the same from the DOM. */
function readManual(source: string): (preset: Preset) => PresetWords | null {
  const { children }: Root = parseMarkdown(source)
  const wordsIn = (node: Nodes): string =>
    'value' in node ? node.value : 'children' in node ? node.children.map(wordsIn).join('') : ''
  const table = children.find((node) => node.type === 'table' && wordsIn(node).includes('Balanced'))
  const rows = table?.type === 'table' ? table.children.map((row) => row.children.map(wordsIn)) : []
  return (preset) => {
    const at = children.findIndex((node) => node.type === 'heading' && wordsIn(node).includes(`{#preset-${preset}}`))
    const [heading, goodFor, notFor, next] = children.slice(at, at + 4)
    const row = rows.find(([name]) => name?.toLowerCase().startsWith(preset))
    if (!row || !heading || goodFor?.type !== 'paragraph' || notFor?.type !== 'paragraph' || next?.type !== 'heading')
      return null
    return {
      name: wordsIn(heading).replace(/ \{.*/, ''),
      facts: [1, 2].map((column) => [rows[0]?.[column] ?? '', row[column] ?? '']),
      chooseWhen: row[3] ?? '',
      goodFor: wordsIn(goodFor),
      notFor: wordsIn(notFor),
    }
  }
}
