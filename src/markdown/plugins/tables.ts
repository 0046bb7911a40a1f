import type { Element, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { eachElement, h } from './elements.ts'

/** Gives a table heads for its columns and rows, and a frame that scrolls by keyboard, named after its section. */
export function frameTables({ table: label }: { table: string }) {
  return (tree: Root) => {
    let section = ''
    eachElement(tree, (element) => {
      if (element.tagName === 'h2' || element.tagName === 'h3') section = hastText(element).trim()
      if (element.tagName !== 'table') return
      headRowsAndColumns(element)
      const frame = { className: ['tablewrap'], role: 'region', tabIndex: 0, ariaLabel: `${label}: ${section}` }
      return h('div', frame, [element])
    })
  }
}

function headRowsAndColumns(table: Element): void {
  for (const part of elementsIn(table)) {
    for (const row of elementsIn(part)) {
      for (const [place, cell] of elementsIn(row).entries()) {
        if (cell.tagName === 'td' && place === 0) {
          cell.tagName = 'th'
          cell.properties.scope = 'row'
        } else if (cell.tagName === 'th') {
          if (hastText(cell).trim() !== '') cell.properties.scope = 'col'
          else cell.tagName = 'td' // a corner heads nothing
        }
      }
    }
  }
}

function elementsIn(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element')
}
