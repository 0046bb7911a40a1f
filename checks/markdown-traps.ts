import type { Code, FootnoteDefinition, Heading, Html, List, Nodes, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Slip } from './slips.ts'

const INSIDE = /[\p{L}\p{N}]/u

/** Signs that other programs read, and the site does not. */
const OTHER_KINDS = [
  /(?<!:):{2,}\s?[\p{L}{].*/gu, // ::: note
  /(?<=\n): \p{L}.*/gu, // a definition under its word
  /^\*\[[^\]\n]+\]:.*/gm, // *[HTML]: an abbreviation
  /\[\[[^\]\n]+\]\]|^\[TOC\]$/gm,
  /==[^=\s][^=\n]*==/g, // marked words
  /(?<![\p{L}\p{N}]):[a-z][a-z_]+:(?![\p{L}\p{N}])/gu, // :smile:
  /\{[.:][^}\n]*\}/g, // {.class}
  /\$[^$\s][^$\n]*\$|\p{L}~\p{N}+~/gu, // formulas
]

/** What of a text readers would see as it stands, or not on paper. */
const SIGNS: readonly { pattern: RegExp; what: string; todo: string }[] = [
  {
    pattern: /\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    what: 'a link whose address is given nowhere',
    todo: 'Write [words](/address), or the address on a line of its own: [name]: /address.',
  },
  ...OTHER_KINDS.map((pattern) => ({
    pattern,
    what: 'Markdown of another kind, which readers see as it stands',
    todo: 'Write it with the signs of docs/editing.md, or in words.',
  })),
  {
    pattern: /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/gu,
    what: 'an emoji: the manual on paper has no sign for it',
    todo: 'Say it in words.',
  },
]

/** Where Markdown takes the signs of a document otherwise than they are meant, or the site has no form for them. */
export function findTraps(tree: Root, lines: readonly string[]): Slip[] {
  const traps: Slip[] = []
  const notes = new Set<string>()
  visit(tree, 'footnoteReference', ({ identifier }) => void notes.add(identifier))
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') traps.push(...signsIn(node))
    if (node.type === 'emphasis' || node.type === 'strong') traps.push(...marksBetweenFigures(node, lines))
    if (node.type === 'list') traps.push(...yearAsNumber(node), ...listInChecklist(node))
    if (node.type === 'code' || node.type === 'html' || node.type === 'text') traps.push(...unfinished(node, lines))
    if (node.type === 'heading' && parent?.type !== 'root') traps.push(headingInside(node))
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier)) traps.push(footnote(node))
  })
  return traps
}

function signsIn({ value, position }: Text): Slip[] {
  return SIGNS.flatMap(({ pattern, what, todo }) =>
    Array.from(value.matchAll(pattern), ({ 0: found, index }) => {
      const below = value.slice(index).split('\n').length - 1
      return { line: (position?.end.line ?? 1) - below, what: `“${found}” is ${what}.`, todo }
    }),
  )
}

/** 5*3*2 would be read as 532. */
function marksBetweenFigures(node: Nodes, lines: readonly string[]): Slip[] {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const source = lines[line - 1] ?? ''
  const [before = '', inside = ''] = [source[column - 2], source.slice(column - 1).replace(/^[*_]+/, '')[0]]
  if (!INSIDE.test(before) || !INSIDE.test(inside) || !/\d/.test(before + inside)) return []
  const what = 'Markdown takes the asterisks between these figures for italics, and readers do not see them.'
  return [{ line, what, todo: 'Write \\* for an asterisk, or × for “times”.' }]
}

/** Code, struck words and comments go on to the end of their paragraph or document when nothing ends them. */
function unfinished(node: Code | Html | Text, lines: readonly string[]): Slip[] {
  const { start, end } = node.position ?? {}
  if (!start || !end) return []
  const own = lines.slice(start.line - 1, end.line)
  const line = start.line
  if (node.type === 'html')
    return /^<!--(?![\s\S]*-->)/.test(node.value)
      ? [{ line, what: 'A comment does not end, and all that follows is left out.', todo: 'End it with -->.' }]
      : []
  if (node.type === 'code') {
    const [fence] = /[`~]{3,}/.exec(own[0] ?? '') ?? []
    const isEnded = !fence || (own.length > 1 && own.at(-1)?.trimEnd().endsWith(fence))
    const what = 'A block of code does not end, and all that follows is code.'
    return isEnded ? [] : [{ line, what, todo: `Put ${fence} on a line of its own after it.` }]
  }
  const written = own.map((text, at) =>
    text.slice(at === 0 ? start.column - 1 : 0, at === own.length - 1 ? end.column - 1 : undefined),
  )
  return written.flatMap((text, at) =>
    Array.from(text.matchAll(/(?<![\\`])`|(?<![\\~])~~(?!~)/g), ([sign]) => ({
      line: line + at,
      what: `“${sign}” begins or ends nothing here, so readers see it.`,
      todo: `Write it before and after what it is for, or \\${sign} where it is meant.`,
    })),
  )
}

/** A paragraph that begins with a year and a full stop is a list. */
function yearAsNumber(list: List): Slip[] {
  if ((list.start ?? 1) < 100) return []
  const what = `Markdown takes “${list.start}.” for the number of a list.`
  return [{ line: lineOf(list), what, todo: `Write ${list.start}\\. where it is none, or begin with another word.` }]
}

function listInChecklist({ children }: List): Slip[] {
  if (!children.some(({ checked }) => typeof checked === 'boolean')) return []
  const inner = children.flatMap((entry) => entry.children.filter(({ type }) => type === 'list'))
  const todo = 'Let each task be an entry of the checklist itself, or put a second checklist after it.'
  return inner.map((list) => ({ line: lineOf(list), what: 'A list inside a task of a checklist has no boxes.', todo }))
}

function headingInside(heading: Heading): Slip {
  const what = 'A heading inside a list or a quotation has no section of its own.'
  return { line: lineOf(heading), what, todo: 'Put it on a line outside, or make it **bold words**.' }
}

function footnote(node: FootnoteDefinition): Slip {
  return { line: lineOf(node), what: 'The site has no footnotes.', todo: 'Say it in the text, or in brackets.' }
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}
