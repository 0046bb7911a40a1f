import type { Element, Root, RootContent } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { FieldMessages } from '../../../generated/messages/field.ts'
import { type PresetQuestion, presetQuestions, presets } from '../../../site/presets.ts'
import { h, replaceElements, textNode } from '../plugins/elements.ts'

type Words = FieldMessages['chooser']

/**
 * A rehype plugin that adds a form of three questions below the table of mission presets. The table's rows get ids, so
 * that enhance-preset-chooser.ts can read the text of its answer from them instead of duplicating it.
 */
export function addPresetChooser(words: Words) {
  return (tree: Root) => {
    const at = tree.children.findIndex(markRows)
    if (at >= 0) tree.children.splice(at + 1, 0, createChooser(words))
  }
}

/** Whether a node is the table of presets; if so, sets the row ids to the preset names. */
function markRows(part: RootContent): boolean {
  if (part.type !== 'element') return false
  const rows: Element[] = []
  replaceElements(part, ({ tagName, children }) => {
    if (tagName === 'tbody') rows.push(...children.filter((child) => child.type === 'element'))
  })
  const names = rows.map((row) => /^\w+/.exec(hastText(row).trim())?.[0]?.toLowerCase())
  if (names.length !== presets.length || presets.some((preset, index) => preset !== names[index])) return false
  for (const [index, row] of rows.entries()) row.properties.id = `preset-row-${presets[index]}`
  return true
}

function createChooser(words: Words): Element {
  const questions = Object.keys(presetQuestions) as PresetQuestion[] // Object.keys loses the key type
  return h('div', { className: ['choose', 'options'] }, [
    h('h3', { id: 'preset-chooser' }, [textNode(words.title)]),
    ...questions.map((question) => createQuestion(question, words[question])),
    h('output', { className: ['choose__answer', 'sheet'] }, [h('p', {}, [textNode(words.wait)])]),
  ])
}

function createQuestion<Question extends PresetQuestion>(question: Question, words: Words[Question]): Element {
  const labels: Readonly<Record<string, string>> = words
  return h('fieldset', {}, [
    h('legend', {}, [textNode(words.question)]),
    ...presetQuestions[question].map((answer) =>
      h('label', {}, [
        h('input', { type: 'radio', name: question, value: answer, autoComplete: ['off'] }),
        h('span', {}, [textNode(labels[answer] ?? '')]),
      ]),
    ),
  ])
}
