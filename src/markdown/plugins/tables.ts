import type { Element, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { h, replaceElements } from './elements.ts'

/** Adds column and row headers to a table, and a wrapper that scrolls by keyboard, labelled by its section. */
export function wrapTables({ table: label }: { table: string }) {
  return (tree: Root) => {
    let section = ''
    let number = 0
    replaceElements(tree, (element) => {
      if (/^h[2-6]$/.test(element.tagName)) [section, number] = [hastText(element).trim(), 0]
      if (element.tagName !== 'table') return
      headRowsAndColumns(element)
      number++
      const name = number > 1 ? `${label} ${number}` : label
      const frame = { className: ['table-wrap'], role: 'region', tabIndex: 0, ariaLabel: `${name}: ${section}` }
      return h('div', frame, [element])
    })
  }
}

/**
 * The first cell of a row becomes its header; the others get the column header as data, which narrow screens show
 * beside them.
 */
function headRowsAndColumns(table: Element): void {
  const rows = elementsIn(table).flatMap(elementsIn)
  const heads = elementsIn(rows[0] ?? table).map((cell) => hastText(cell).trim())
  for (const row of rows) {
    for (const [place, cell] of elementsIn(row).entries()) {
      const isEmpty = hastText(cell).trim() === '' && elementsIn(cell).length === 0
      const isHead = cell.tagName === 'th' || place === 0
      if (!isHead && !isEmpty && heads.length > 2) cell.properties.dataHead = heads[place]
      if (!isHead) continue
      if (!isEmpty) cell.properties.scope = cell.tagName === 'th' ? 'col' : 'row'
      cell.tagName = isEmpty ? 'td' : 'th' // an empty cell is no header
    }
  }
}

function elementsIn(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element')
}
