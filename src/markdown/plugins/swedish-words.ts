import type { Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Language } from '../../../site/languages.ts'

/**
 * Marks Swedish words in an English text with `lang`, so that screen readers pronounce them as Swedish (WCAG 3.1.2):
 * words in italics with å, ä or ö, and those in parentheses after the English term, as in a tract (*trakt*).
 */
export function markSwedishWords({ language }: { language: Language }) {
  return (tree: Root) => {
    if (language === 'sv') return
    visit(tree, 'element', (element, index = 0, parent) => {
      if (element.tagName !== 'em') return
      const before = parent?.children[index - 1]
      const isInBrackets = before?.type === 'text' && before.value.endsWith('(')
      if (isInBrackets || /[åäö]/i.test(hastText(element))) element.properties.lang = 'sv'
    })
  }
}
