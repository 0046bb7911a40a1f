import type { Root } from 'hast'
import { eachElement, h, icon } from './elements.ts'

/** Keeps code from being translated by the browser, and puts a button beside a block of it that copies it. */
export function addCopyButtons({ copyCode }: { copyCode: string }) {
  return (tree: Root) => {
    eachElement(tree, (element) => {
      if (/^(pre|code)$/.test(element.tagName)) element.properties.translate = 'no'
      if (element.tagName !== 'pre') return
      const button = { type: 'button', className: ['code__copy'], ariaLabel: copyCode }
      element.properties.tabIndex = 0 // a long line is scrolled by keyboard
      return h('div', { className: ['code'] }, [element, h('button', button, [icon('copy')])])
    })
  }
}
