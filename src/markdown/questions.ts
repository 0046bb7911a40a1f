import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { readFrontMatter } from './front-matter.ts'
import { readHeadingIds } from './mdast-plugins.ts'
import { fillPlaceholders } from './placeholders.ts'

export type Question = { question: string; answer: string }

const parser = unified().use(remarkParse).use(remarkGfm).use(readHeadingIds)

/** Every h3 of a document with the words under it, as search engines take questions and answers. */
export function readQuestions(source: string): Question[] {
  const tree: Root = parser.parse(fillPlaceholders(readFrontMatter(source).body))
  parser.runSync(tree) // the plugin writes into the tree
  const questions: Question[] = []
  let open: Question | null = null
  for (const node of tree.children) {
    if (node.type !== 'heading' || node.depth > 3) {
      if (open) open.answer = `${open.answer} ${wordsOf(node)}`.trim()
      continue
    }
    open = node.depth === 3 ? { question: wordsOf(node), answer: '' } : null
    if (open) questions.push(open)
  }
  return questions
}

/** The words of a part of a document without its marks, its paragraphs, entries and cells a space apart. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value.replace(/\s+/g, ' ')
  if (node.type === 'break') return ' '
  if (!('children' in node)) return ''
  const parts = node.children.map(wordsOf)
  const holdsBlocks = ['list', 'listItem', 'blockquote', 'table', 'tableRow'].includes(node.type)
  return holdsBlocks ? parts.filter(Boolean).join(' ') : parts.join('')
}
