import type { List, Root } from 'mdast'
import { toPlainText } from '../../src/markdown/site-markdown.ts'
import { isTaskList } from './mdast-to-book.ts'

/** A task list and the id of the heading above it; `id` also tells several lists under one heading apart. */
export type Checklist = { document: string; id: string; section: string; title: string; list: List }

/**
 * The checklists of a document: lists of tasks (`- [ ] …`), and those under a heading whose id begins with
 * “checklist-”.
 */
export function findChecklists(document: string, tree: Root): Checklist[] {
  const found: Checklist[] = []
  let heading = { id: '', title: '' }
  let number = 0
  for (const node of tree.children) {
    if (node.type === 'heading') {
      heading = { id: String(node.data?.hProperties?.id ?? ''), title: toPlainText(node) }
      number = 0
    }
    if (node.type !== 'list' || !(isTaskList(node) || heading.id.startsWith('checklist-'))) continue
    number++
    const [id, title] =
      number > 1 ? [`${heading.id}-${number}`, `${heading.title} ${number}`] : [heading.id, heading.title]
    found.push({ document, id, section: heading.id, title, list: node })
  }
  return found
}
