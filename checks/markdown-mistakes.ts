import type { Code, Html, Nodes, Parents, Root, TableRow, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Issue } from './issue.ts'
import { applyRules, excerpt, type Passage, type TextRule } from './passage.ts'

type Advice = Pick<Issue, 'what' | 'todo'>

/** The only HTML that documents may contain. */
export const ACTION_BUTTON_TAG = /^<navigation-action-button href="([^"<>]+)" label="([^"<>]+)">/

/** Reports Markdown that renders differently than intended, or that the site does not support. */
export function findMarkdownMistakes(tree: Root, document: Passage): Issue[] {
  const { file } = document
  const lines = document.text.split('\n')
  const issues: Issue[] = []
  visit(tree, (node, _index, parent) => {
    const mistake = mistakeIn(node, parent, lines)
    if (mistake) issues.push({ file, line: lineOfNode(node), ...mistake })
    if (node.type === 'text') issues.push(...applyRules([sourceOfText(node, document)], [LONE_SIGN]))
  })
  return issues
}

/** A literal **, ~~, * or backtick left in a text node. */
const LONE_SIGN: TextRule = {
  pattern: /(?<![\\`])`|(?<![\\~])~~(?!~)|(?<![\\*])\*\*|(?<![\\*\p{N}])\*(?=\p{L})|(?<=\p{L})\*(?![*\p{N}])/gu,
  what: (sign) => `“${sign}” begins or ends nothing here, so readers see it.`,
  todo: (sign) => `Write it right before and right after its words, in one paragraph, or \\${sign} where it is meant.`,
}

/** The source of a text node, including its backslash escapes. */
function sourceOfText({ position }: Text, document: Passage): Passage {
  const { start, end } = position ?? {}
  return { ...document, line: start?.line ?? 1, text: document.text.slice(start?.offset, end?.offset) }
}

export function lineOfNode(node: Nodes): number {
  return node.position?.start.line ?? 1
}

function mistakeIn(node: Nodes, parent: Parents | undefined, lines: readonly string[]): Advice | null {
  if (node.type === 'tableRow' && parent?.type === 'table') return compareCells(node, parent.children[0])
  if (node.type === 'listItem' && !isTask(node) && parent?.children.some(isTask)) return NO_BOX
  if (node.type === 'code') return checkCode(node, lines)
  if (node.type === 'html') return checkHtml(node)
  return node.type === 'footnoteReference' ? FOOTNOTE : null
}

const FOOTNOTE: Advice = { what: 'The site has no footnotes.', todo: 'Say it in the text, or in brackets.' }
const NO_BOX: Advice = {
  what: 'This entry of a checklist has no box, so the list is no checklist.',
  todo: 'Begin it with [ ], one space inside and one after: - [ ] Plan B chosen.',
}

function compareCells(row: TableRow, head = row): Advice | null {
  const [cells, most] = [row.children.length, head.children.length]
  if (cells <= most) return null
  const what = `This row has ${cells} cells and the head ${most}: readers do not see the last.`
  return { what, todo: 'Give the head as many cells, or take a | away; one inside a cell is written \\|.' }
}

function isTask(node: Nodes): boolean {
  return node.type === 'listItem' && typeof node.checked === 'boolean'
}

function checkCode({ position }: Code, lines: readonly string[]): Advice | null {
  const { start, end } = position ?? {}
  const fence = /[`~]{3,}/.exec(lines[(start?.line ?? 1) - 1] ?? '')?.[0]
  if (!fence) {
    const what = 'A line that begins with a tab or four spaces is shown as code.'
    return { what, todo: 'Begin the line without spaces; code stands between two lines of ```.' }
  }
  if (start?.line !== end?.line && lines[(end?.line ?? 1) - 1]?.trimEnd().endsWith(fence)) return null
  const what = 'A block of code does not end, and all that follows is code.'
  return { what, todo: `Put ${fence} on a line of its own after it.` }
}

function checkHtml({ value }: Html): Advice | null {
  if (ACTION_BUTTON_TAG.test(value) || /^(<\/navigation-action-button>|<!--[\s\S]*-->)$/.test(value.trim())) return null
  const todo = 'Write it in Markdown; the only HTML is the action button (docs/editing.md), and comments (<!-- … -->).'
  return { what: `The site drops the HTML “${excerpt(value)}”.`, todo }
}
