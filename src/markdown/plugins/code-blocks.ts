import type { Root } from 'hast'
import { h, iconElement, replaceElements } from './elements.ts'

/** Excludes code from browser translation, and gives code blocks a name and a copy button. */
export function addCopyButtons({ code, copyCode }: { code: string; copyCode: string }) {
  return (tree: Root) => {
    replaceElements(tree, (element) => {
      if (/^(pre|code)$/.test(element.tagName)) element.properties.translate = 'no'
      if (element.tagName !== 'pre') return
      const button = { type: 'button', className: ['code__copy'], ariaLabel: copyCode }
      // so that long lines can be scrolled by keyboard
      Object.assign(element.properties, { tabIndex: 0, role: 'group', ariaLabel: code })
      return h('div', { className: ['code'] }, [element, h('button', button, [iconElement('copy')])])
    })
  }
}
