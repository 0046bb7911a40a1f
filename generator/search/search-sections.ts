import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { calculatorMessages } from '../../generated/messages/calculator.ts'
import { messages } from '../../generated/messages/interface.ts'
import { savingMessages } from '../../generated/messages/saving.ts'
import { readPageSettings } from '../../server/settings.ts'
import { dialogIds } from '../../site/dialogs.ts'
import type { Language } from '../../site/languages.ts'
import { pages } from '../../site/pages.ts'
import { documentNames, indexedPaths, localPath, pathOfDocument, paths } from '../../site/paths.ts'
import { glossaryEntries, headwordOf } from '../../site/words.ts'
import type { DocumentSection } from '../../src/markdown/document-sections.ts'
import { readDocument } from '../content/documents.ts'
import { stagedSiteFolder } from '../files/folders.ts'
import { loadRenderer } from '../pages/load-renderer.ts'

export type PageSections = { href: string; sections: DocumentSection[] }

/** The text of every page by section; the first section of a page is what precedes its first heading. */
export async function readPageSections(language: Language): Promise<PageSections[]> {
  const documents = documentNames.map((name) => sectionsOfDocument(name, language))
  const written = new Set(documentNames.map((name) => pathOfDocument(name)))
  // The list of samples is for the owner: its quotes and names would come before what visitors look for.
  const others: readonly string[] = [paths.search, paths.glossary, paths.samples]
  const ours = indexedPaths.filter((address) => !written.has(address) && !others.includes(address))
  return Promise.all([
    ...documents,
    ...ours.map((address) => sectionsOfPage(address, language)),
    glossarySections(language),
  ])
}

async function sectionsOfDocument(name: string, language: Language): Promise<PageSections> {
  const { markdown } = await loadRenderer()
  const sections = markdown.readSections(await readDocument({ name, language }), language)
  const address = pathOfDocument(name)
  return {
    href: localPath(address || `/#${dialogIds.privacy}`, language),
    sections: [...sections, ...(besideDocument[address]?.(language) ?? [])],
  }
}

/** Text beside a document on its page, by path. */
const besideDocument: Readonly<Record<string, (language: Language) => DocumentSection[]>> = {
  [paths.manual]: toolSections,
  [paths.planning]: (language) => {
    const { title, notIncluded } = calculatorMessages[language]
    return [makeSection('flight-time', title, notIncluded)]
  },
}

/** The tools of the manual's pages, indexed for its first page because no text mentions them. */
function toolSections(language: Language): DocumentSection[] {
  const { fieldMode } = messages[language]
  const { title, text } = savingMessages[language]
  const field = makeSection('field-mode', fieldMode.label, fieldMode.note)
  return readPageSettings(process.env).saving ? [field, makeSection('save', title, text)] : [field]
}

/** Glossary words that no other page explains; the others are indexed with the page that explains them. */
function glossarySections(language: Language): PageSections {
  const { label, description } = pages.glossary
  const withoutOwnPage = glossaryEntries.filter(({ target }) => !target)
  return {
    href: localPath(paths.glossary, language),
    sections: [
      makeSection('', label[language], description[language]),
      ...withoutOwnPage.map((entry) => makeSection(entry.id, headwordOf(entry, language), entry.definition[language])),
    ],
  }
}

function makeSection(id: string, title = '', text = '', above = ''): DocumentSection {
  return { id, title, text, above }
}

/** Elements that are not part of the page's text: navigation, controls, quotations and the closing call to action. */
const EXCLUDED_ELEMENTS = ['nav', 'dialog', 'button', 'form', 'svg']
const EXCLUDED_CLASSES = /^(quote|closing-call)( |$)/

/**
 * Splits rendered HTML into sections, for pages without a document. A heading becomes the title of the nearest ancestor
 * section that has no title yet.
 */
async function sectionsOfPage(address: string, language: Language): Promise<PageSections> {
  const href = localPath(address, language)
  const html = await readFile(path.join(stagedSiteFolder, href === '/' ? 'index.html' : `${href}.html`), 'utf8')
  const document = parseDocument(html.replace(/<!--.*?-->/g, '')) // React separates adjacent text nodes by comments
  const sections = [makeSection('')]
  const collect = (nodes: typeof document.children, section: DocumentSection, field: 'title' | 'text' | null) => {
    for (const node of nodes) {
      if (DomUtils.isText(node) && field) section[field] = `${section[field]} ${node.data.replace(/\s+/g, ' ')}`.trim()
      if (!DomUtils.isTag(node)) continue
      const { name, attribs, children } = node
      const inner = isPlace(node) ? makeSection(attribs.id ?? '', '', '', section.title) : section
      if (inner !== section) sections.push(inner)
      const isOwnText = field && !EXCLUDED_ELEMENTS.includes(name) && !EXCLUDED_CLASSES.test(attribs.class ?? '')
      const innerField = isOwnText ? (/^h[1-4]$/.test(name) && !inner.title ? 'title' : field) : null
      collect(children, inner, innerField)
      if (innerField === 'text') inner.text = addTableSeparator(inner.text, name)
    }
  }
  const [first] = sections
  const main = DomUtils.findOne(({ name }) => name === 'main', document.children)
  if (main && first) collect(main.children, first, 'text')
  return { href, sections: sections.filter(({ title }) => title) }
}

/** Whether a link can target an element: its id is in the source, not generated by React. */
function isPlace({ name, attribs }: { name: string; attribs: Record<string, string> }): boolean {
  const isSection = name === 'section' || name === 'article' || attribs.role === 'tabpanel'
  return isSection && /^[a-z][\w-]*$/.test(attribs.id ?? '')
}

/** The text with separators after cells and rows, as in documents (src/markdown/document-sections.ts). */
function addTableSeparator(text: string, tag: string): string {
  if (/^(td|th|dt)$/.test(tag)) return `${text} ·`
  return /^(tr|dd)$/.test(tag) ? `${text.replace(/ ·$/, '')} |` : text
}
