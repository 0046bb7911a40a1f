import type { Root } from 'hast'
import { h, iconElement, replaceElements } from './elements.ts'

/** Excludes code from browser translation, and adds a copy button to code blocks. */
export function addCopyButtons({ copyCode }: { copyCode: string }) {
  return (tree: Root) => {
    replaceElements(tree, (element) => {
      if (/^(pre|code)$/.test(element.tagName)) element.properties.translate = 'no'
      if (element.tagName !== 'pre') return
      const button = { type: 'button', className: ['code__copy'], ariaLabel: copyCode }
      element.properties.tabIndex = 0 // so that long lines can be scrolled by keyboard
      return h('div', { className: ['code'] }, [element, h('button', button, [iconElement('copy')])])
    })
  }
}
