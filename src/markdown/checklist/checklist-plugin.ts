import type { Element, Root as HastRoot, Properties } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { FieldMessages } from '../../../generated/messages/field.ts'
import { QUESTIONS } from '../../sign-up/contract/question.ts'
import { eachElement, h, text } from '../plugins/elements.ts'

/** Reads a list of which every entry is a task, `- [ ]`; the mark survives the sanitiser as data. Lists in it have none. */
export function readChecklists() {
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
 * Shows it as a checklist: each row is a box with its label. Its name, of the document, the section and the place among
 * the lists of that, is the same in both languages, so that they share the ticks. The script that keeps the ticks stands beside it; without it the boxes can be
 * ticked all the same, and the list says that nothing is kept. `areQuestions`: the boxes belong to the form at the end of
 * the page, which sends what is bold in the rows that are ticked, and nothing keeps them.
 */
export function renderChecklists({ name, words, areQuestions }: Options) {
  return (tree: HastRoot) => {
    let section = ''
    let number = 0
    eachElement(tree, (element) => {
      const { id, dataChecklist } = element.properties
      if (/^h[2-6]$/.test(element.tagName) && id) [section, number] = [String(id), 0]
      if (dataChecklist === undefined) return
      if (areQuestions)
        return h('div', { className: ['checklist'] }, [
          h(
            'ul',
            {},
            element.children.flatMap((child) => rowOf(child, asked)),
          ),
        ])
      number++
      const rows = element.children.flatMap((child) => rowOf(child))
      const place = number > 1 ? `${section}-${number}` : section
      return h('div', { className: ['checklist'], dataChecklist: `${name}#${place}` }, [
        h('div', { className: ['checklist__head'] }, [
          h('p', { role: 'status' }, [text(words.ticked({ done: 0, all: rows.length }))]),
          h('progress', { max: String(rows.length), value: '0', ariaHidden: 'true' }),
        ]),
        h('ol', {}, rows),
        // The note keeps its room until it is true, so that nothing moves when the script comes.
        h('div', { className: ['checklist__foot'] }, [
          button(words.copy),
          button(words.startOver),
          h('p', {}, [text(words.kept)]),
        ]),
        h('noscript', {}, [h('p', {}, [text(words.notKept)])]),
      ])
    })
  }
}

/** What makes a box send its question: the words that are bold, or all where none are. */
function asked({ children }: Element): Properties {
  const question = children.find((child) => child.type === 'element' && child.tagName === 'strong')
  const value = hastText(question ?? { type: 'root', children }).trim()
  return { form: QUESTIONS.form, name: QUESTIONS.field, value }
}

function rowOf(child: Element['children'][number], attributesOf?: (row: Element) => Properties): Element[] {
  if (child.type !== 'element') return []
  const box = h('input', { type: 'checkbox', autoComplete: ['off'], ...attributesOf?.(child) })
  const [first, ...rest] = child.children // GFM puts a space where the box stood
  const words = first?.type === 'text' ? [text(first.value.trimStart()), ...rest] : child.children
  return [h('li', {}, [h('label', {}, [box, h('span', {}, words)])])]
}

function button(label: string): Element {
  return h('button', { type: 'button', className: ['button', 'button--line'], disabled: true }, [text(label)])
}
