import type { Element, Root, RootContent } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { FieldMessages } from '../../../generated/messages/field.ts'
import { type PresetQuestion, presetQuestions, presets } from '../../../site/presets.ts'
import { eachElement, h, text } from '../plugins/elements.ts'

type Words = FieldMessages['chooser']

/**
 * Offers three questions under the table of presets. The answer is given by enhance-preset-chooser.ts in the words of
 * the table and of the sections that it leads to, which are marked here: a preset's words stand in the document only.
 */
export function addPresetChooser(words: Words) {
  return (tree: Root) => {
    const at = tree.children.findIndex(markRows)
    if (at >= 0) tree.children.splice(at + 1, 0, chooser(words))
  }
}

/** Whether a part of the document is the table of presets; if so, its rows get an id with their preset's name. */
function markRows(part: RootContent): boolean {
  if (part.type !== 'element') return false
  const rows: Element[] = []
  eachElement(part, ({ tagName, children }) => {
    if (tagName === 'tbody') rows.push(...children.filter((child) => child.type === 'element'))
  })
  const names = rows.map((row) => /^\w+/.exec(hastText(row).trim())?.[0]?.toLowerCase())
  if (names.length !== presets.length || presets.some((preset, index) => preset !== names[index])) return false
  for (const [index, row] of rows.entries()) row.properties.id = `preset-row-${presets[index]}`
  return true
}

function chooser(words: Words): Element {
  const questions = Object.keys(presetQuestions) as PresetQuestion[] // keys forget their names
  return h('div', { id: 'preset-chooser', className: ['choose', 'options'] }, [
    h('h3', {}, [text(words.title)]),
    ...questions.map((question) => askFor(question, words[question])),
    h('output', { className: ['choose__answer', 'sheet'] }, [h('p', {}, [text(words.wait)])]),
  ])
}

function askFor<Question extends PresetQuestion>(question: Question, words: Words[Question]): Element {
  const labels: Readonly<Record<string, string>> = words
  return h('fieldset', {}, [
    h('legend', {}, [text(words.question)]),
    ...presetQuestions[question].map((answer) =>
      h('label', {}, [
        h('input', { type: 'radio', name: question, value: answer, autoComplete: ['off'] }),
        h('span', {}, [text(labels[answer] ?? '')]),
      ]),
    ),
  ])
}
