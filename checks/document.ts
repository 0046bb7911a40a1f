import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { ContentErrors } from '../generator/content/content-error.ts'
import { insertDocumentNoBreakSpaces, parseFrontMatterAndBody } from '../generator/content/document-front-matter.ts'
import { insertNoBreakSpaces } from '../generator/content/typography.ts'
import type { Language } from '../site/languages.ts'
import { documentFile } from '../site/paths.ts'
import { DocumentError } from '../src/markdown/contract/document-error.ts'
import { FRONT_MATTER_ADVICE, type FrontMatter } from '../src/markdown/contract/front-matter.ts'
import { assertDocumentReadable } from '../src/markdown/contract/limits.ts'
import { inferFrontMatter } from '../src/markdown/infer-front-matter.ts'
import { remarkCallouts } from '../src/markdown/plugins/callouts.ts'
import { remarkHeadingIds } from '../src/markdown/plugins/heading-ids.ts'
import { createMarkdownParser } from '../src/markdown/site-markdown.ts'
import { type Issue, toIssue } from './issue.ts'
import { ACTION_BUTTON_TAG, findMarkdownMistakes, lineOfNode } from './markdown-mistakes.ts'
import type { Passage } from './passage.ts'
import { findUnparsedMarkdown } from './unparsed-markdown.ts'

type Heading = { id: string; hasOwnId: boolean; depth: number; text: string; line: number }
type Link = { address: string; line: number }

/** The content from one h2 or h3 to the next; the first section precedes all headings and has no id. */
export type Section = {
  id: string
  line: number
  passages: Passage[]
  /** Its non-text elements (tables, pictures …), named for editors; translations must match. */
  parts: Passage[]
  /** Number of paragraphs outside lists; list items are counted separately. */
  paragraphs: number
}

export type ContentDocument = {
  name: string
  language: Language
  file: string
  source: Passage
  title: Passage
  description: Passage
  /** When its legal rules were last verified; null if the front matter has no date. */
  checked: Passage | null
  headings: Heading[]
  sections: Section[]
  links: Link[]
  pictures: (Link & { alt: string; caption: Passage })[]
  /** Mistakes in its Markdown. */
  mistakes: Issue[]
}

const parser = createMarkdownParser().use(remarkHeadingIds).use(remarkCallouts)

/** Parses a document as the site does, with line numbers; returns issues if it cannot be parsed. */
export function parseForChecks(name: string, language: Language, source: string): ContentDocument | Issue[] {
  const file = documentFile(name, language)
  const passage = (line: number, text: string): Passage => ({ file, language, line, text })
  try {
    assertDocumentReadable(source)
    const { read, body } = parseFrontMatterAndBody(file, source)
    const { title, description, checked }: FrontMatter = read?.value ?? inferFrontMatter(body)
    const lines = source.split(/\r\n?|\n/)
    const lineOf = (key: string) => read?.lineOf([key]) ?? 1
    const empty = '\n'.repeat(lines.length - body.split('\n').length)
    const written = passage(1, empty + insertDocumentNoBreakSpaces(body, language))
    const tree = parser.parse(written.text)
    parser.runSync(tree) // the plugins modify the tree
    const withoutHead = read ? [] : [{ file, line: 1, what: WITHOUT_HEAD, todo: FRONT_MATTER_ADVICE }]
    return {
      name,
      language,
      file,
      source: passage(1, source.normalize('NFC')), // macOS may decompose å into a and a combining ring
      title: passage(lineOf('title'), insertNoBreakSpaces(title, language)),
      description: passage(lineOf('description'), insertNoBreakSpaces(description, language)),
      checked: checked ? passage(lineOf('checked'), checked) : null,
      ...readParts(tree, written.text.split('\n'), passage),
      mistakes: [...withoutHead, ...findMarkdownMistakes(tree, written), ...findUnparsedMarkdown(tree, written)],
    }
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors.map(toIssue)
    if (!(error instanceof DocumentError)) throw error
    return [{ file, line: error.line, what: error.message, todo: error.todo }]
  }
}

const WITHOUT_HEAD = 'The document has no head: search engines show its first heading and paragraph.'

function readParts(tree: Root, lines: readonly string[], passage: (line: number, text: string) => Passage) {
  let section: Section = { id: '', line: 1, passages: [], parts: [], paragraphs: 0 }
  const read: Pick<ContentDocument, 'headings' | 'sections' | 'links' | 'pictures'> = {
    headings: [],
    sections: [section],
    links: [],
    pictures: [],
  }
  visit(tree, (node, index, parent) => {
    const line = lineOfNode(node)
    const addPart = (text: string) => section.parts.push(passage(line, text))
    const addText = (text: string, at = line) => {
      if (text.trim() !== '') section.passages.push(passage(at, text))
    }
    if (node.type === 'heading') {
      const id = String(node.data?.hProperties?.id ?? '')
      const text = plainText(node)
      const hasOwnId = /\{#[a-z][a-z0-9-]*\}\s*$/.test(lines[line - 1] ?? '')
      read.headings.push({ id, hasOwnId, depth: node.depth, text, line })
      if (node.depth === 2 || node.depth === 3) {
        section = { id, line, passages: [], parts: [], paragraphs: 0 }
        read.sections.push(section)
      }
      addText(text)
    }
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      const text = plainText(node)
      // line numbers are counted from the end, because the callout marker was cut from the start
      addText(text, (node.position?.end.line ?? 1) - text.split('\n').length + 1)
      // a list item's first paragraph counts as the item, and pictures are compared separately
      const isOwn = node.type === 'paragraph' && !(parent?.type === 'listItem' && index === 0) && text.trim() !== ''
      if (isOwn) section.paragraphs++
    }
    const [, buttonAddress, label = ''] = (node.type === 'html' && ACTION_BUTTON_TAG.exec(node.value)) || []
    addText(label)
    const address = node.type === 'link' || node.type === 'definition' ? node.url : buttonAddress
    if (address !== undefined) {
      read.links.push({ address, line })
      addPart(`a link to ${URL.parse(address)?.host || address}`) // external links may differ between languages
    }
    if (node.type === 'image') {
      read.pictures.push({ address: node.url, alt: node.alt ?? '', line, caption: passage(line, node.title ?? '') })
      addPart(`the picture ${node.url.replace(/_[a-z]{2}\.svg$/, '')}`)
      addText(node.alt ?? '')
      addText(node.title ?? '')
    }
    if (node.type === 'table') addPart(`a table of ${node.children.length} × ${node.children[0]?.children.length ?? 0}`)
    if (node.type === 'list') addPart(`a ${node.ordered ? 'numbered list' : 'list'} of ${node.children.length}`)
    const callout = node.type === 'blockquote' && node.data?.hProperties?.dataCallout
    if (callout) addPart(`a call-out (${callout})`)
    else if (node.type === 'blockquote') addPart('a quotation')
    if (node.type === 'code') addPart('a block of code')
    if (node.type === 'thematicBreak') addPart('a line between two parts')
    if (node.type === 'heading' && node.depth > 3) addPart(`a heading ${'#'.repeat(node.depth)}`)
  })
  return read
}

/** The plain text of a node; … replaces code, which is not prose. */
function plainText(parent: Nodes): string {
  let text = ''
  visit(parent, (node) => {
    if (node.type === 'text') text += node.value
    if (node.type === 'break') text += '\n'
    if (node.type === 'inlineCode') text += '…'
  })
  return text
}
