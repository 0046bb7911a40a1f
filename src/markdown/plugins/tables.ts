import type { Element, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { h, replaceElements } from './elements.ts'

/** Adds row headers to tables, and a scroll container that can be focused by keyboard, labelled by the section. */
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
 * The first cell of each row becomes the row header. The other cells get the text of their column header as a data
 * attribute, which the stacked layout of narrow viewports shows as their label.
 */
function headRowsAndColumns(table: Element): void {
  const rows = listChildElements(table).flatMap(listChildElements)
  const heads = listChildElements(rows[0] ?? table).map((cell) => hastText(cell).trim())
  for (const row of rows) {
    for (const [place, cell] of listChildElements(row).entries()) {
      const isEmpty = hastText(cell).trim() === '' && listChildElements(cell).length === 0
      const isHead = cell.tagName === 'th' || place === 0
      if (!isHead && !isEmpty && heads.length > 2) cell.properties.dataHead = heads[place]
      if (!isHead) continue
      if (!isEmpty) cell.properties.scope = cell.tagName === 'th' ? 'col' : 'row'
      cell.tagName = isEmpty ? 'td' : 'th' // an empty corner cell is not a header
    }
  }
}

function listChildElements(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element')
}
