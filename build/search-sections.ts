import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Language } from '../content/languages.ts'
import { addressOfDocument, documentNames, indexedPaths, localPath, paths } from '../content/paths.ts'
import { readFrontMatter } from '../src/markdown/front-matter.ts'
import { fillPlaceholders } from '../src/markdown/placeholders.ts'
import { readCallouts } from '../src/markdown/plugins/callouts.ts'
import { readHeadingIds } from '../src/markdown/plugins/heading-ids.ts'
import type { Section } from '../src/search/search-index.ts'
import { documentsFolder, siteFolder } from './places.ts'
import { textOf } from './structured-data.ts'

/** `above` is the heading of the section that it is a part of. */
type PageSection = Omit<Section, 'page'> & { above: string }

export type PageSections = { href: string; sections: PageSection[] }

/** The privacy policy stands in a dialog of every page; it is indexed once. */
const PRIVACY = '/#dialog-privacy'

const parser = unified().use(remarkParse).use(remarkGfm).use(readHeadingIds).use(readCallouts)

/** The text of every page, section by section; the first of a page is what stands before its first heading. */
export async function sectionsOfSite(language: Language): Promise<PageSections[]> {
  const documents = documentNames.map((name) => sectionsOfDocument(name, language))
  const written = new Set(documentNames.map((name) => addressOfDocument(name)))
  const ours = indexedPaths.filter((address) => !written.has(address) && address !== paths.search)
  return Promise.all([...documents, ...ours.map((address) => sectionsOfPage(address, language))])
}

async function sectionsOfDocument(name: string, language: Language): Promise<PageSections> {
  const source = await readFile(path.join(documentsFolder, `${name}_${language}.md`), 'utf8')
  const tree: Root = parser.parse(fillPlaceholders(readFrontMatter(source).body))
  parser.runSync(tree)
  const sections: PageSection[] = [emptySection('', '')]
  let above = ''
  for (const node of tree.children) {
    const last = sections.at(-1)
    if (node.type !== 'heading' && last) last.text = `${last.text} ${wordsIn(node)}`.trim()
    if (node.type !== 'heading') continue
    if (node.depth > 1) sections.push(emptySection(String(node.data?.hProperties?.id), node.depth > 2 ? above : ''))
    const title = wordsIn(node)
    Object.assign(sections.at(-1) ?? {}, { title })
    if (node.depth === 2) above = title
  }
  return { href: localPath(addressOfDocument(name) || PRIVACY, language), sections }
}

function emptySection(id: string, above: string): PageSection {
  return { id, title: '', text: '', above }
}

/** The text of a node; blocks and cells are kept apart, the words of a line are not. */
function wordsIn(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value
  if (!('children' in node)) return ''
  const isLine = ['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'link', 'delete'].includes(node.type)
  return node.children.map(wordsIn).join(isLine ? '' : ' ')
}

/** A piece of a page's own HTML: a tag that opens or closes an element, or the text between two. */
const PIECE = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi
const VOID = /^(img|br|input|source|hr|wbr)$/
/** What is on a page besides its own text: it leads elsewhere, is operated, or is said by somebody else. */
const NOT_TEXT = /^(nav|dialog|button|form|svg) |class="(?:quote|cta)[" ]/
/** What readers can be led to: it has an id of its own, not one that React made. */
const PLACE = /^(?:section|article|div(?=.* role="tabpanel")).* id="([a-z][\w-]*)"/

/** Pages of our own code have no text beside their HTML. A heading names the place around it that has no name yet. */
async function sectionsOfPage(address: string, language: Language): Promise<PageSections> {
  const href = localPath(address, language)
  const html = await readFile(path.join(siteFolder, href === '/' ? 'index.html' : `${href}.html`), 'utf8')
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]?.replace(/<!--.*?-->/g, '') ?? ''
  const first = emptySection('', '')
  const sections = [first]
  const open: { section: PageSection; field: 'title' | 'text' | null }[] = [{ section: first, field: 'text' }]
  for (const [, closes, tag = '', attributes = '', text = ''] of main.matchAll(PIECE)) {
    const around = open.at(-1)
    if (!around) throw new Error(`${href} closes more elements than it opens`)
    if (closes) open.pop()
    else if (tag && !VOID.test(tag)) {
      const id = PLACE.exec(tag + attributes)?.[1]
      const section = id ? emptySection(id, around.section.title) : around.section
      if (id) sections.push(section)
      const isTitle = /^h[1-4]$/.test(tag) && !section.title
      const isText = around.field && !NOT_TEXT.test(`${tag} ${attributes}`)
      open.push({ section, field: isText ? (isTitle ? 'title' : around.field) : null })
    } else if (around.field) {
      around.section[around.field] = `${around.section[around.field]} ${textOf(text)}`.trim()
    }
  }
  return { href, sections: sections.filter(({ title }) => title) }
}
