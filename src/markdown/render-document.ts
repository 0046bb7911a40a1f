import type { Element, ElementContent, Root as HastRoot } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { Root as MdastRoot, Nodes } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Language } from '../../content/languages.ts'
import { PRIVACY_POLICY } from '../../content/pages.ts'
import { addressOfDocument } from '../../content/paths.ts'
import { decorate } from './decorate.ts'
import { readFrontMatter } from './front-matter.ts'
import { linkGlossary } from './glossary-links.ts'
import { markCallouts, readActionButtons, readHeadingIds } from './mdast-plugins.ts'
import { fillPlaceholders } from './placeholders.ts'
import { type Heading, type RenderedDocument, textHash } from './rendered-document.ts'
import { schema } from './sanitize-schema.ts'

/** From Markdown to a safe tree; each step says what it is for. */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm) // tables, and addresses that are links by themselves
  .use(readHeadingIds) // ## Heading {#id}
  .use(markCallouts) // > [!WARNING]
  .use(readActionButtons) // <navigation-action-button>, the only HTML there is
  .use(remarkRehype) // all other HTML is dropped here
  .use(rehypeSanitize, schema) // and what is left is held to a list

/** Documents whose words are another trade's. */
const NOT_IN_OUR_WORDS: readonly string[] = ['api', PRIVACY_POLICY]

const writer = unified().use(rehypeStringify)

/**
 * Turns the text of a document into the safe HTML of its page (architecture §5); the same for the prerenderer and the
 * browser. The first paragraph before the first h2 is the lead.
 * @throws FrontMatterError for a broken head.
 */
export function renderDocument(text: string, name: string, language: Language): RenderedDocument {
  const { data, body } = readFrontMatter(text)
  const markdown = fillPlaceholders(body)
  const mdast: MdastRoot = parser.parse(markdown)
  const tree: HastRoot = parser.runSync(mdast) as HastRoot // every parser here keeps hast

  const heading = takeHeading(tree) ?? fillPlaceholders(data.title)
  if (!NOT_IN_OUR_WORDS.includes(name)) linkGlossary(tree, { language, path: addressOfDocument(name) })
  decorate(tree, language)
  const lead = takeLead(tree)
  return {
    name,
    language,
    hash: textHash(text),
    title: fillPlaceholders(data.title),
    heading,
    description: fillPlaceholders(data.description),
    lead: lead ? toHtml(lead.children) : '',
    body: toHtml(tree.children.filter((child) => child.type !== 'doctype')).trim(),
    headings: readHeadings(tree),
  }
}

function takeHeading(tree: HastRoot): string | null {
  const index = tree.children.findIndex((child) => child.type === 'element' && child.tagName === 'h1')
  const [heading] = index < 0 ? [] : tree.children.splice(index, 1)
  return heading ? hastText(heading as Nodes as never).trim() : null
}

function takeLead(tree: HastRoot): Element | null {
  const index = tree.children.findIndex((child) => child.type === 'element')
  const first = tree.children[index]
  if (first?.type !== 'element' || first.tagName !== 'p') return null
  tree.children.splice(index, 1)
  return first
}

function readHeadings(tree: HastRoot): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'element', (element) => {
    const depth = element.tagName === 'h2' ? 2 : element.tagName === 'h3' ? 3 : null
    if (depth && typeof element.properties.id === 'string') {
      headings.push({ id: element.properties.id, text: hastText(element).trim(), depth })
    }
  })
  return headings
}

function toHtml(children: readonly ElementContent[]): string {
  return writer.stringify({ type: 'root', children: [...children] })
}
