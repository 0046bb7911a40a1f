import type { Element, Root, RootContent } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { FieldMessages } from '../../../generated/messages/field.ts'
import { type PresetQuestion, presetQuestions, presets } from '../../../site/presets.ts'
import { h, replaceElements, textNode } from '../plugins/elements.ts'

type Words = FieldMessages['chooser']

/**
 * A rehype plugin that adds a form of three questions below the table of presets, and ids to its rows, from which
 * enhance-preset-chooser.ts reads the answer: its text stands in the document alone.
 */
export function addPresetChooser(words: Words) {
  return (tree: Root) => {
    const at = tree.children.findIndex(markRows)
    if (at >= 0) tree.children.splice(at + 1, 0, chooser(words))
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

function chooser(words: Words): Element {
  const questions = Object.keys(presetQuestions) as PresetQuestion[] // Object.keys loses the key type
  return h('div', { id: 'preset-chooser', className: ['choose', 'options'] }, [
    h('h3', {}, [textNode(words.title)]),
    ...questions.map((question) => askFor(question, words[question])),
    h('output', { className: ['choose__answer', 'sheet'] }, [h('p', {}, [textNode(words.wait)])]),
  ])
}

function askFor<Question extends PresetQuestion>(question: Question, words: Words[Question]): Element {
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
