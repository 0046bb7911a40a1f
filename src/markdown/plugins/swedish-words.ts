import type { Element, ElementContent, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { Language } from '../../../content/languages.ts'
import { eachElement } from './elements.ts'

/**
 * Says of Swedish words in an English text that they are, so that a screen reader reads them as such (WCAG 3.1.2). They
 * are those in italics with an å, ä or ö, and those in brackets behind the English word: a tract (*trakt*).
 */
export function markSwedishWords({ language }: { language: Language }) {
  return (tree: Root) => {
    if (language === 'sv') return
    eachElement(tree, (parent) => {
      for (const [index, child] of parent.children.entries()) {
        if (!isEmphasis(child)) continue
        const before = parent.children[index - 1]
        const isInBrackets = before?.type === 'text' && before.value.endsWith('(')
        if (isInBrackets || /[åäö]/i.test(hastText(child))) child.properties.lang = 'sv'
      }
      return undefined
    })
  }
}

const isEmphasis = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'em'
