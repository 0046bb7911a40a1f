import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Language } from '../content/languages.ts'
import { DocumentError } from '../src/markdown/contract/document-error.ts'
import { HOW_TO_BEGIN, readFrontMatter } from '../src/markdown/contract/front-matter.ts'
import { refuseUnreadable } from '../src/markdown/contract/limits.ts'
import { readFirstWords } from '../src/markdown/first-words.ts'
import { readCallouts } from '../src/markdown/plugins/callouts.ts'
import { readHeadingIds } from '../src/markdown/plugins/heading-ids.ts'
import { readMarkdown } from '../src/markdown/site-markdown.ts'
import type { Issue } from './issue.ts'
import { BUTTON, findMistakes, lineOfNode } from './markdown-mistakes.ts'
import type { Passage } from './passage.ts'

export type Heading = { id: string; hasOwnId: boolean; depth: number; text: string; line: number }
export type Link = { address: string; line: number }

/** What stands between one heading of level 2 or 3 and the next; the first section has no id and begins the document. */
export type Section = {
  id: string
  line: number
  passages: Passage[]
  links: Link[]
  pictures: (Link & { alt: string })[]
  /** The size of each table, and how many entries each list has. */
  tables: string[]
  steps: string[]
  bullets: string[]
  callouts: string[]
}

export type ContentDocument = {
  name: string
  language: Language
  file: string
  source: string
  title: Passage
  description: Passage
  headings: Heading[]
  sections: Section[]
  /** What is wrong with its Markdown. */
  mistakes: Issue[]
}

const parser = readMarkdown().use(readHeadingIds).use(readCallouts)

/** Reads a document as the site does, every part of it with its line; gives an issue when it cannot be read. */
export function readDocument(name: string, language: Language, source: string): ContentDocument | Issue {
  const file = documentFile(name, language)
  const lines = source
    .replace(/^\ufeff/, '')
    .normalize('NFC')
    .split(/\r\n?|\n/)
  try {
    refuseUnreadable(source)
    const { data, body } = readFrontMatter(source)
    const { title, description } = data ?? readFirstWords(body)
    const linesOfHead = lines.length - body.split('\n').length
    const tree = parser.parse('\n'.repeat(linesOfHead) + body)
    parser.runSync(tree) // the plugins write into the tree
    const passage = (key: string, text: string): Passage => {
      return { file, language, text, line: Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1) }
    }
    return {
      name,
      language,
      file,
      source,
      title: passage('title', title),
      description: passage('description', description),
      ...readParts(tree, lines, { file, language }),
      mistakes: [...(data ? [] : [withoutHead]), ...findMistakes(tree, lines)].map((mistake) => ({ file, ...mistake })),
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { file, line: error.line, what: error.message, todo: error.todo }
  }
}

const withoutHead = {
  line: 1,
  what: 'The document has no head: search engines show its first heading and paragraph.',
  todo: HOW_TO_BEGIN,
}

export function documentFile(name: string, language: Language): string {
  return `content/documents/${name}_${language}.md`
}

type Parts = Pick<ContentDocument, 'headings' | 'sections'>

function readParts(tree: Root, lines: readonly string[], place: { file: string; language: Language }): Parts {
  const headings: Heading[] = []
  let section = emptySection('', 1)
  const sections = [section]
  const addText = (line: number, text: string) => {
    if (text.trim() !== '') section.passages.push({ ...place, line, text })
  }
  visit(tree, (node) => {
    const line = lineOfNode(node)
    switch (node.type) {
      case 'heading': {
        const id = String(node.data?.hProperties?.id ?? '')
        const text = plainText(node)
        const hasOwnId = /\{#[a-z][a-z0-9-]*\}\s*$/.test(lines[line - 1] ?? '')
        headings.push({ id, hasOwnId, depth: node.depth, text, line })
        if (node.depth === 2 || node.depth === 3) {
          section = emptySection(id, line)
          sections.push(section)
        }
        addText(line, text)
        break
      }
      case 'paragraph':
        addText(/^[>\s]*\[!\w+\]\s*$/.test(lines[line - 1] ?? '') ? line + 1 : line, plainText(node))
        break
      case 'tableCell':
        addText(line, plainText(node))
        break
      case 'link':
      case 'definition':
        section.links.push({ address: node.url, line })
        break
      case 'image':
        section.pictures.push({ address: node.url, alt: node.alt ?? '', line })
        addText(line, node.alt ?? '')
        addText(line, node.title ?? '')
        break
      case 'html': {
        const [, address, label = ''] = BUTTON.exec(node.value) ?? []
        if (address) section.links.push({ address, line })
        addText(line, label)
        break
      }
      case 'table':
        section.tables.push(`${node.children.length} × ${node.children[0]?.children.length ?? 0}`)
        break
      case 'list':
        ;(node.ordered ? section.steps : section.bullets).push(String(node.children.length))
        break
      case 'blockquote':
        if (node.data?.hProperties?.dataCallout) section.callouts.push(String(node.data.hProperties.dataCallout))
        break
      default:
    }
  })
  return { headings, sections }
}

function emptySection(id: string, line: number): Section {
  return { id, line, passages: [], links: [], pictures: [], tables: [], steps: [], bullets: [], callouts: [] }
}

/** The words of a node without Markdown; … stands for code, which is no prose. */
function plainText(parent: Nodes): string {
  let text = ''
  visit(parent, (node) => {
    if (node.type === 'text') text += node.value
    if (node.type === 'break') text += '\n'
    if (node.type === 'inlineCode') text += '…'
  })
  return text
}
