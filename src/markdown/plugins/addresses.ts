import type { Root } from 'hast'
import { eachElement, h, text } from './elements.ts'

/** Numbers the links to other sites, and lists their addresses at the end: for paper, where none can be pressed. */
export function listLinkAddresses({ addresses: title }: { addresses: string }) {
  return (tree: Root) => {
    const addresses: string[] = []
    eachElement(tree, ({ tagName, properties }) => {
      const href = String(properties.href ?? '')
      if (tagName !== 'a' || !/^https?:/i.test(href)) return undefined
      if (!addresses.includes(href)) addresses.push(href)
      properties.dataNote = String(addresses.indexOf(href) + 1)
      return undefined
    })
    if (addresses.length === 0) return
    const lines = [title, ...addresses.map((address, index) => `[${index + 1}] ${address}`)]
    const paragraphs = lines.map((line) => h('p', {}, [text(line)]))
    tree.children.push(h('div', { className: ['addresses'], hidden: true }, paragraphs))
  }
}
