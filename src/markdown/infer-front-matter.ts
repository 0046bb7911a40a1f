import type { Root } from 'mdast'
import { DocumentError } from './contract/document-error.ts'
import { FRONT_MATTER_ADVICE, type FrontMatter } from './contract/front-matter.ts'
import { parseMarkdown, toPlainText } from './site-markdown.ts'

/**
 * The fallback for missing front matter: the first heading is the title, the first paragraph the description. It is
 * separate from front-matter.ts, because it needs the Markdown parser.
 * @throws DocumentError for a document without a heading.
 */
export function inferFrontMatter(body: string): FrontMatter {
  const blocks = parseMarkdown(body).children
  const title = findFirstText('heading', blocks).replace(/\s*\{#[\w-]+\}$/, '')
  const description = findFirstText('paragraph', blocks) || title
  if (!title) throw new DocumentError('The document has neither a head nor a heading.', 1, FRONT_MATTER_ADVICE)
  return { title, description }
}

function findFirstText(type: 'heading' | 'paragraph', blocks: Root['children']): string {
  const all = blocks
    .filter((block) => block.type === type)
    .map((block) => toPlainText(block).replace(/\s+/g, ' ').trim())
  return all.find((words) => words !== '') ?? ''
}
