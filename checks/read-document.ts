import type { Html, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Renderer } from '../build/renderer.ts'
import type { Language } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import { findTraps } from './markdown-traps.ts'
import type { Passage } from './passage.ts'
import { findSlips, type Slip } from './slips.ts'

export type Heading = { id: string; hasOwnId: boolean; depth: number; text: string; line: number }
export type Link = { address: string; line: number }
export type PictureUse = { address: string; alt: string; line: number }

/** What stands between one heading and the next; the first has no id and holds all before the first h2. */
export type Section = {
  id: string
  line: number
  links: Link[]
  pictures: PictureUse[]
  passages: Passage[]
  /** Rows × columns. */
  tables: string[]
  /** Entries of each numbered and each plain list. */
  steps: number[]
  bullets: number[]
  callouts: string[]
  /** HTML other than the action button: the site drops it. */
  html: { tag: string; line: number }[]
}

export type ContentDocument = {
  name: string
  language: Language
  file: string
  source: string
  hasHead: boolean
  title: { text: string; line: number }
  description: { text: string; line: number }
  headings: Heading[]
  sections: Section[]
  slips: Slip[]
}

/** Takes a document apart with the site's own reading of Markdown, every part with its line; a finding if it cannot. */
export function readDocument(
  name: string,
  language: Language,
  source: string,
  {
    DocumentError,
    readCallouts,
    readFirstWords,
    readFrontMatter,
    readHeadingIds,
    readMarkdown,
    refuseUnreadable,
  }: Renderer['markdown'],
): ContentDocument | Finding {
  const parser = readMarkdown().use(readHeadingIds).use(readCallouts)
  const file = documentFile(name, language)
  const lines = source
    .replace(/^\ufeff/, '')
    .normalize('NFC')
    .split(/\r\n?|\n/)
  try {
    refuseUnreadable(source)
    const { data, body } = readFrontMatter(source)
    const { title, description } = data ?? readFirstWords(body)
    const head = lines.length - body.split('\n').length
    const tree = parser.parse('\n'.repeat(head) + body)
    parser.runSync(tree) // the plugins write into the tree
    const lineOfKey = (key: string) => Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1)
    return {
      name,
      language,
      file,
      source,
      hasHead: data !== null,
      title: { text: title, line: lineOfKey('title') },
      description: { text: description, line: lineOfKey('description') },
      headings: readHeadings(tree, lines),
      sections: readSections(tree, lines, file, language),
      slips: [...findSlips(tree, lines), ...findTraps(tree, lines)],
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { file, line: error.line, what: error.message, todo: error.todo }
  }
}

export function documentFile(name: string, language: Language): string {
  return `content/documents/${name}_${language}.md`
}

function lineOfNode(node: Nodes): number {
  return node.position?.start.line ?? 1
}

function readHeadings(tree: Root, lines: readonly string[]): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => {
    const line = lineOfNode(heading)
    headings.push({
      id: String(heading.data?.hProperties?.id ?? ''),
      hasOwnId: /\{#[a-z][a-z0-9-]*\}\s*$/.test(lines[line - 1] ?? ''),
      depth: heading.depth,
      text: plainText(heading),
      line,
    })
  })
  return headings
}

function readSections(tree: Root, lines: readonly string[], file: string, language: Language): Section[] {
  let section = emptySection('', 1)
  const sections = [section]
  const say = (line: number, text: string) => {
    if (text.trim() !== '') section.passages.push({ file, line, language, text })
  }
  visit(tree, (node) => {
    const line = lineOfNode(node)
    switch (node.type) {
      case 'heading':
        if (node.depth === 2 || node.depth === 3) {
          section = emptySection(String(node.data?.hProperties?.id ?? ''), line)
          sections.push(section)
        }
        say(line, plainText(node))
        break
      case 'paragraph':
        say(/^[>\s]*\[!\w+\]\s*$/.test(lines[line - 1] ?? '') ? line + 1 : line, plainText(node))
        break
      case 'tableCell':
        say(line, plainText(node))
        break
      case 'link':
      case 'definition':
        section.links.push({ address: node.url, line })
        break
      case 'image':
        section.pictures.push({ address: node.url, alt: node.alt ?? '', line })
        say(line, node.alt ?? '')
        say(line, node.title ?? '')
        break
      case 'html':
        readButton(node, section, say)
        break
      case 'table':
        section.tables.push(`${node.children.length} × ${node.children[0]?.children.length ?? 0}`)
        break
      case 'list':
        ;(node.ordered ? section.steps : section.bullets).push(node.children.length)
        break
      case 'blockquote':
        if (node.data?.hProperties?.dataCallout) section.callouts.push(String(node.data.hProperties.dataCallout))
        break
      default:
    }
  })
  return sections
}

function readButton(html: Html, section: Section, say: (line: number, text: string) => void): void {
  const line = lineOfNode(html)
  const [tag, href, label] = /^<navigation-action-button href="([^"<>]+)" label="([^"<>]+)">/.exec(html.value) ?? []
  if (tag && href && label) {
    section.links.push({ address: href, line })
    say(line, label)
  } else if (!/^<\/navigation-action-button>$|^<!--/.test(html.value.trim()))
    section.html.push({ tag: html.value, line })
}

function emptySection(id: string, line: number): Section {
  return { id, line, links: [], pictures: [], passages: [], tables: [], steps: [], bullets: [], callouts: [], html: [] }
}

/** The words of a paragraph without its marks; code is left out, because its characters are not prose. */
function plainText(parent: Nodes): string {
  let text = ''
  visit(parent, (node) => {
    if (node.type === 'text') text += node.value
    if (node.type === 'break') text += '\n'
    if (node.type === 'inlineCode') text += '…'
  })
  return text
}
