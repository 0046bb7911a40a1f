import type { Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'

/** Adds the class of a framed box to each paragraph that begins with a bold label (`**Check:** …`). */
export function frameLabelledParagraphs() {
  return ({ children }: Root) => {
    for (const child of children) {
      if (child.type !== 'element' || child.tagName !== 'p') continue
      const [first] = child.children
      if (first?.type !== 'element' || first.tagName !== 'strong' || !hastText(first).endsWith(':')) continue
      child.properties.className = ['sheet', 'prose__legend']
    }
  }
}
