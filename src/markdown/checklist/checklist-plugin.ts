import type { Element, Root as HastRoot, Properties } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { FieldMessages } from '../../../generated/messages/field.ts'
import { questionFormNames } from '../../sign-up/contract/question.ts'
import { h, replaceElements, textNode } from '../plugins/elements.ts'

/**
 * A remark plugin that marks task lists (`- [ ]`) with a data attribute, which the sanitizer keeps. Nested task lists
 * are not supported.
 */
export function remarkChecklists() {
  return (tree: Root) => {
    visit(tree, 'list', (list) => {
      if (!list.children.every(({ checked }) => typeof checked === 'boolean')) return undefined
      list.data = { ...list.data, hProperties: { dataChecklist: '' } }
      return SKIP
    })
  }
}

type Options = { name: string; words: FieldMessages['checklist']; areQuestions: boolean }

/**
 * A rehype plugin that renders marked lists with checkboxes and labels. The name of a checklist (document, section and
 * its index there) is the same in all languages, so that they share stored ticks. Without scripts the checkboxes work,
 * and a note says that ticks are not stored. `areQuestions`: the checkboxes belong to the form at the end of the page,
 * which sends the bold text of ticked rows; their ticks are not stored.
 */
export function rehypeChecklists({ name, words, areQuestions }: Options) {
  return (tree: HastRoot) => {
    let section = ''
    let number = 0
    let questions = 0
    replaceElements(tree, (element) => {
      const { id, dataChecklist } = element.properties
      if (/^h[2-6]$/.test(element.tagName) && id) [section, number] = [String(id), 0]
      if (dataChecklist === undefined) return
      if (areQuestions)
        return h('div', { className: ['checklist'] }, [
          h(
            'ul',
            {},
            element.children.flatMap((child) => createRows(child, (row) => createQuestionAttributes(row, ++questions))),
          ),
        ])
      number++
      const rows = element.children.flatMap((child) => createRows(child))
      const place = number > 1 ? `${section}-${number}` : section
      return h('div', { className: ['checklist'], dataChecklist: `${name}#${place}` }, [
        h('div', { className: ['checklist__head'] }, [
          h('p', { role: 'status' }, [textNode(words.ticked({ done: 0, all: rows.length }))]),
          h('progress', { max: String(rows.length), value: '0', ariaHidden: 'true' }),
        ]),
        h('ol', {}, rows),
        // Rendered with disabled buttons before the script has loaded, so that the layout does not shift.
        h('div', { className: ['checklist__foot'] }, [
          createButton(words.copy),
          createButton(words.startOver),
          h('p', {}, [textNode(words.kept)]),
        ]),
        h('noscript', {}, [h('p', {}, [textNode(words.notKept)])]),
      ])
    })
  }
}

/**
 * The checkbox of a question: its value is the bold text, or the whole row without bold text; its id is the same in all
 * languages, so that a change of language takes the tick along.
 */
function createQuestionAttributes({ children }: Element, number: number): Properties {
  const question = children.find((child) => child.type === 'element' && child.tagName === 'strong')
  const value = hastText(question ?? { type: 'root', children }).trim()
  return { id: `question-${number}`, form: questionFormNames.form, name: questionFormNames.field, value }
}

function createRows(child: Element['children'][number], attributesOf?: (row: Element) => Properties): Element[] {
  if (child.type !== 'element') return []
  // autocomplete=off keeps the browser from restoring ticks after a reload, which would conflict with the stored ones.
  // The ticks of questions are not stored, so there the browser may restore them.
  const box = h('input', { type: 'checkbox', ...(attributesOf?.(child) ?? { autoComplete: ['off'] }) })
  const [first, ...rest] = child.children // the sanitizer leaves the space after the checkbox
  const words = first?.type === 'text' ? [textNode(first.value.trimStart()), ...rest] : child.children
  return [h('li', {}, [h('label', {}, [box, h('span', {}, words)])])]
}

function createButton(label: string): Element {
  return h('button', { type: 'button', className: ['button', 'button--line'], disabled: true }, [textNode(label)])
}
