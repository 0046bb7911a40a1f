import type { List, Root } from 'mdast'
import { plainWords } from './plain-words.ts'
import { isChecklist } from './write-parts.ts'

/** A list that is ticked off, with the heading above it. */
export type Checklist = { document: string; id: string; title: string; list: List }

/** Whether it is worth reading a text as Markdown to look for them. */
export function mayHoldChecklists(text: string): boolean {
  return /^ *(?:[-*+]|\d+[.)]) \[[ x]\] |\{#checklist-/im.test(text)
}

/** The checklists of a document: lists of tasks (`- [ ] …`), and those under a heading whose id begins with “checklist-”. */
export function findChecklists(document: string, tree: Root): Checklist[] {
  const found: Checklist[] = []
  let heading = { id: '', title: '' }
  for (const node of tree.children) {
    if (node.type === 'heading') heading = { id: String(node.data?.hProperties?.id ?? ''), title: plainWords(node) }
    if (node.type !== 'list') continue
    if (isChecklist(node) || heading.id.startsWith('checklist-')) found.push({ document, ...heading, list: node })
  }
  return found
}
