import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type Language, languages } from '../../../content/languages.ts'
import { localPath, pageAt, readPath } from '../../../content/paths.ts'
import { isSampleAddress } from '../../../content/site.ts'
import { plainText } from './plain-text.ts'

/** A message to the subscribers in one language. */
export type IssueText = { subject: string; text: string; html: string; links: readonly string[] }

/** A message to the subscribers, as its documents say it. */
export type Issue = {
  name: string
  texts: Partial<Record<Language, IssueText>>
  /** Changes with every letter of it. */
  fingerprint: string
}

/** What is wrong with a document, with its file. */
export class DocumentError extends Error {}

/**
 * Reads `<place>_en.md` and `<place>_sv.md`: the first heading is the subject.
 * @throws DocumentError with a sentence for whoever wrote it.
 */
export function readIssue(place: string, publicAddress: string): Issue {
  const base = place.replace(/(_\w\w)?\.md$/, '')
  const files = languages.map((language) => ({ language, file: `${base}_${language}.md` }))
  const there = files.filter(({ file }) => existsSync(file))
  if (there.length === 0) throw new DocumentError(`There is no file ${files.map(({ file }) => file).join(' and no ')}.`)
  const hash = createHash('sha256')
  const texts: Issue['texts'] = {}
  for (const { language, file } of there) {
    const markdown = readFileSync(file, 'utf8')
    hash.update(`${language}\0${markdown}\0`)
    texts[language] = readText(markdown, file, language, publicAddress)
  }
  return { name: path.basename(base), texts, fingerprint: hash.digest('hex') }
}

function readText(markdown: string, file: string, language: Language, publicAddress: string): IssueText {
  const root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''))
  const problem = (says: string, node?: { position?: Root['position'] }) =>
    new DocumentError(`${file}${node?.position ? `, line ${node.position.start.line}` : ''}: ${says}`)
  const links: string[] = []
  visit(root, (node) => {
    if (node.type === 'html') throw problem('HTML is not sent. Write it in Markdown.', node)
    if (node.type === 'image' || node.type === 'imageReference') {
      throw problem('pictures are not sent. Link to a page that shows it.', node)
    }
    if (node.type === 'text' && /\{\w+\}/.test(node.value)) {
      throw problem(`“${/\{\w+\}/.exec(node.value)?.[0]}” is filled in on pages only. Write it out.`, node)
    }
    if (node.type !== 'link' && node.type !== 'definition') return
    const { address, wrong } = readLink(node.url, language, publicAddress)
    if (wrong) throw problem(`the link “${node.url}” ${wrong}.`, node)
    node.url = address
    links.push(address)
  })
  const [title, ...body] = root.children
  if (title?.type !== 'heading' || title.depth !== 1) throw problem('it must begin with a heading, “# …”: the subject.')
  if (body.length === 0) throw problem('there is nothing under the heading.')
  const rest: Root = { type: 'root', children: body }
  const subject = plainText({ type: 'root', children: [{ type: 'paragraph', children: title.children }] })
  return { subject, text: `${subject}\n\n${plainText(rest)}`, html: asHtml(root), links }
}

/** A link as it works in a mail; those inside the site must lead to one of its pages. */
function readLink(url: string, language: Language, publicAddress: string): { address: string; wrong?: string } {
  if (/^(mailto:[^@\s]+@|tel:\+?\d)/.test(url)) return { address: url }
  if (/^https?:\/\//.test(url)) {
    if (!URL.canParse(url) || !new URL(url).hostname.includes('.')) return { address: url, wrong: 'is no address' }
    return isSampleAddress(url) ? { address: url, wrong: 'leads to a sample address' } : { address: url }
  }
  if (!/^\/(?!\/)/.test(url))
    return { address: url, wrong: 'is neither a page of the site (/…) nor an address (https://…)' }
  const { pathname } = new URL(url, 'https://site.invalid')
  const { path: bare } = readPath(pathname)
  if (!pageAt(bare)) return { address: url, wrong: 'leads to no page of the site' }
  return { address: publicAddress + (bare === pathname ? localPath(url, language) : url) }
}

const styles: Readonly<Record<string, string>> = {
  h1: 'font-size:26px;line-height:1.25;margin:0 0 20px',
  h2: 'font-size:20px;line-height:1.3;margin:28px 0 10px',
  h3: 'font-size:17px;line-height:1.3;margin:24px 0 8px',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #d9d1c3',
  hr: 'border:0;border-top:1px solid #d9d1c3;margin:24px 0',
  table: 'border-collapse:collapse;margin:0 0 16px',
  th: 'text-align:left;padding:4px 12px 4px 0;border-bottom:1px solid #d9d1c3',
  td: 'padding:4px 12px 4px 0;border-bottom:1px solid #d9d1c3',
}

/** Mail programs read little else than styles on each element. */
function asHtml(root: Root): string {
  const withStyles = () => (tree: HtmlRoot) =>
    visit(tree, 'element', ({ properties, tagName }: Element) => {
      if (styles[tagName]) properties.style = styles[tagName]
    })
  const processor = unified().use(remarkRehype).use(withStyles).use(rehypeStringify)
  return `${processor.stringify(processor.runSync(root))}\n`
}
