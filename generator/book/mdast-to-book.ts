import type { Blockquote, Definition, Image, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { toPlainText } from '../../src/markdown/site-markdown.ts'
import type { BlockPart, InlinePart } from './book-nodes.ts'
import { measureTableColumns } from './measure-table.ts'
import { insertBookNoBreakSpaces } from './no-break-spaces.ts'
import type { TextContext } from './text-context.ts'

/** Paragraphs of fewer characters than this are kept on the same page as the list or table after them. */
const LEAD_IN_LENGTH = 160

/** Converts mdast blocks to book nodes. HTML is dropped, as on the pages; footnotes are reported by the checks. */
export function mdastToBookBlocks(nodes: readonly RootContent[], context: TextContext): BlockPart[] {
  const definitions = nodes.filter((node): node is Definition => node.type === 'definition')
  const runs = (children: readonly PhrasingContent[]) => joinTexts(children.flatMap(run))
  const words = (text: string): InlinePart => ({ is: 'text', words: insertBookNoBreakSpaces(text) })

  function run(node: PhrasingContent): InlinePart[] {
    switch (node.type) {
      case 'text':
        return [words(node.value)]
      case 'strong':
      case 'emphasis':
      case 'delete':
        return [{ is: node.type, runs: runs(node.children) }]
      case 'inlineCode':
        return [{ is: 'code', words: node.value }]
      case 'break':
        return [{ is: 'break' }]
      case 'link':
        return link(node.url, runs(node.children))
      case 'linkReference':
        return link(addressOf(node.identifier), runs(node.children))
      case 'image':
      case 'imageReference':
        return [words(node.alt ?? '')]
      default:
        return []
    }
  }
  function link(href: string, inside: InlinePart[]): InlinePart[] {
    const target = context.target(href)
    if (!target) return inside
    return ['to' in target ? { is: 'inside', ...target, runs: inside } : { is: 'outside', ...target, runs: inside }]
  }
  const addressOf = (identifier: string) => definitions.find((entry) => entry.identifier === identifier)?.url ?? ''

  function part(node: RootContent, next: RootContent | undefined): BlockPart[] {
    switch (node.type) {
      case 'heading': {
        const to = context.labelOf(String(node.data?.hProperties?.id ?? ''))
        return [{ is: 'heading', depth: Math.min(node.depth, 4), to, runs: runs(node.children) }]
      }
      case 'paragraph':
        return paragraph(node, next)
      case 'list':
        return [list(node)]
      case 'table':
        return [table(node)]
      case 'blockquote':
        return [quote(node)]
      case 'code':
        return [{ is: 'listing', words: node.value }]
      case 'thematicBreak':
        return [{ is: 'rule' }]
      default:
        return []
    }
  }
  const parts = (children: readonly RootContent[]) =>
    children.flatMap((child, index) => part(child, children[index + 1]))

  function paragraph(node: Paragraph, next: RootContent | undefined): BlockPart[] {
    const [only, ...others] = node.children
    if (only?.type === 'image' && others.length === 0) return [figure(only)]
    const isLeadIn = (next?.type === 'list' || next?.type === 'table') && toPlainText(node).length < LEAD_IN_LENGTH
    // otherwise the call-out at the end of a chapter could be alone on a page
    const leads = isLeadIn || (next?.type === 'blockquote' && next === nodes.at(-1))
    return [{ is: 'paragraph', leads, runs: runs(node.children) }]
  }
  function figure({ url, alt, title }: Image): BlockPart {
    const picture = /^\/(?:pictures|figures)\/([\w-]+)\.(?:jpg|svg)$/.exec(url)?.[1] ?? ''
    return {
      is: 'figure',
      picture,
      isDrawing: url.endsWith('.svg'),
      alt: insertBookNoBreakSpaces(alt ?? ''),
      caption: insertBookNoBreakSpaces(title ?? ''),
    }
  }
  function list(node: List): BlockPart {
    const items = node.children.map((item) => parts(item.children))
    return { is: 'list', ordered: node.ordered === true, isTaskList: isTaskList(node), start: node.start ?? 1, items }
  }
  function table(node: Table): BlockPart {
    const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => runs(cell.children)))
    const aligns = (node.align ?? []).map((side) => side ?? 'left')
    return { is: 'table', ...measureTableColumns(node, context.lineLength), aligns, head, rows }
  }
  function quote(node: Blockquote): BlockPart {
    const kind = node.data?.hProperties?.dataCallout
    const isKnown = kind === 'note' || kind === 'tip' || kind === 'warning'
    return { is: 'callout', kind: isKnown ? kind : '', parts: parts(node.children) }
  }
  return parts(nodes)
}

/** Whether a list is a GFM task list: `- [ ] …`, or numbered. */
export function isTaskList({ children }: List): boolean {
  return children.length > 0 && children.every(({ checked }) => typeof checked === 'boolean')
}

/** Merges adjacent text nodes. */
function joinTexts(runs: readonly InlinePart[]): InlinePart[] {
  const joined: InlinePart[] = []
  for (const next of runs) {
    const last = joined.at(-1)
    if (last?.is === 'text' && next.is === 'text') last.words += next.words
    else joined.push(next)
  }
  return joined
}
