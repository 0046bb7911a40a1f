import type { Element, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { eachElement, h } from './elements.ts'

/** Gives a table heads for its columns and rows, and a frame that scrolls by keyboard, named after its section. */
export function frameTables({ table: label }: { table: string }) {
  return (tree: Root) => {
    let section = ''
    let number = 0
    eachElement(tree, (element) => {
      if (/^h[2-6]$/.test(element.tagName)) [section, number] = [hastText(element).trim(), 0]
      if (element.tagName !== 'table') return
      headRowsAndColumns(element)
      number++
      const name = number > 1 ? `${label} ${number}` : label
      const frame = { className: ['tablewrap'], role: 'region', tabIndex: 0, ariaLabel: `${name}: ${section}` }
      return h('div', frame, [element])
    })
  }
}

function headRowsAndColumns(table: Element): void {
  for (const part of elementsIn(table)) {
    for (const row of elementsIn(part)) {
      for (const [place, cell] of elementsIn(row).entries()) {
        const isHead = cell.tagName === 'th' || place === 0
        if (!isHead) continue
        const isEmpty = hastText(cell).trim() === '' && elementsIn(cell).length === 0
        if (!isEmpty) cell.properties.scope = cell.tagName === 'th' ? 'col' : 'row'
        cell.tagName = isEmpty ? 'td' : 'th' // an empty cell heads nothing
      }
    }
  }
}

function elementsIn(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element')
}
