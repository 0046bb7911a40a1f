import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { calculatorMessages } from '../generated/messages/calculator.ts'
import { messages } from '../generated/messages/interface.ts'
import { savingMessages } from '../generated/messages/saving.ts'
import { readPageSettings } from '../server/settings.ts'
import { dialogs } from '../site/dialogs.ts'
import type { Language } from '../site/languages.ts'
import { pages } from '../site/pages.ts'
import { addressOfDocument, documentNames, indexedPaths, localPath, paths } from '../site/paths.ts'
import { entries, headwordOf } from '../site/words.ts'
import type { DocumentSection } from '../src/markdown/document-sections.ts'
import { readDocument } from './documents.ts'
import { siteFolder } from './folders.ts'
import { loadRenderer } from './renderer.ts'

export type PageSections = { href: string; sections: DocumentSection[] }

/** The text of every page, section by section; the first of a page is what stands before its first heading. */
export async function sectionsOfSite(language: Language): Promise<PageSections[]> {
  const documents = documentNames.map((name) => sectionsOfDocument(name, language))
  const written = new Set(documentNames.map((name) => addressOfDocument(name)))
  const ours = indexedPaths.filter(
    (address) => !written.has(address) && address !== paths.search && address !== paths.glossary,
  )
  return Promise.all([
    ...documents,
    ...ours.map((address) => sectionsOfPage(address, language)),
    glossarySections(language),
  ])
}

async function sectionsOfDocument(name: string, language: Language): Promise<PageSections> {
  const { markdown } = await loadRenderer()
  const sections = markdown.readSections(await readDocument({ name, language }), language)
  const address = addressOfDocument(name)
  return {
    href: localPath(address || `/#${dialogs.privacy}`, language),
    sections: [...sections, ...(besideDocument[address]?.(language) ?? [])],
  }
}

/** What stands beside a document on its page, by the page's path. */
const besideDocument: Readonly<Record<string, (language: Language) => DocumentSection[]>> = {
  [paths.manual]: toolSections,
  [paths.planning]: (language) => {
    const { title, notIncluded } = calculatorMessages[language]
    return [makeSection('flight-time', title, notIncluded)]
  },
}

/** What the pages of the manual offer beside their text: it is explained nowhere else, and first found on the first. */
function toolSections(language: Language): DocumentSection[] {
  const { fieldMode } = messages[language]
  const { title, text } = savingMessages[language]
  const field = makeSection('field-mode', fieldMode.label, fieldMode.note)
  return readPageSettings(process.env).saving ? [field, makeSection('save', title, text)] : [field]
}

/** The words that no other page explains; the others are found where they are explained. */
function glossarySections(language: Language): PageSections {
  const { label, description } = pages.glossary
  const unexplained = entries.filter(({ target }) => !target)
  return {
    href: localPath(paths.glossary, language),
    sections: [
      makeSection('', label[language], description[language]),
      ...unexplained.map((entry) => makeSection(entry.id, headwordOf(entry, language), entry.definition[language])),
    ],
  }
}

function makeSection(id: string, title = '', text = '', above = ''): DocumentSection {
  return { id, title, text, above }
}

/** Elements that are not the page's own text: navigation, controls, quotations and the closing call. */
const NOT_TEXT = ['nav', 'dialog', 'button', 'form', 'svg']
const NOT_TEXT_CLASS = /^(quote|closing-call)( |$)/

/** Pages of our own code have no text beside their HTML. A heading names the place around it that has no name yet. */
async function sectionsOfPage(address: string, language: Language): Promise<PageSections> {
  const href = localPath(address, language)
  const html = await readFile(path.join(siteFolder, href === '/' ? 'index.html' : `${href}.html`), 'utf8')
  const document = parseDocument(html.replace(/<!--.*?-->/g, '')) // React parts two texts by comments
  const sections = [makeSection('')]
  const collect = (nodes: typeof document.children, section: DocumentSection, field: 'title' | 'text' | null) => {
    for (const node of nodes) {
      if (DomUtils.isText(node) && field) section[field] = `${section[field]} ${node.data.replace(/\s+/g, ' ')}`.trim()
      if (!DomUtils.isTag(node)) continue
      const { name, attribs, children } = node
      const inner = isPlace(node) ? makeSection(attribs.id ?? '', '', '', section.title) : section
      if (inner !== section) sections.push(inner)
      const isOwnText = field && !NOT_TEXT.includes(name) && !NOT_TEXT_CLASS.test(attribs.class ?? '')
      const innerField = isOwnText ? (/^h[1-4]$/.test(name) && !inner.title ? 'title' : field) : null
      collect(children, inner, innerField)
      if (innerField === 'text') inner.text = afterCell(inner.text, name)
    }
  }
  const [first] = sections
  const main = DomUtils.findOne(({ name }) => name === 'main', document.children)
  if (main && first) collect(main.children, first, 'text')
  return { href, sections: sections.filter(({ title }) => title) }
}

/** An element that a link can lead to: its id is written in the code, not made by React. */
function isPlace({ name, attribs }: { name: string; attribs: Record<string, string> }): boolean {
  const isSection = name === 'section' || name === 'article' || attribs.role === 'tabpanel'
  return isSection && /^[a-z][\w-]*$/.test(attribs.id ?? '')
}

/** The text with what ends a cell or a row, as in documents (src/markdown/document-sections.ts). */
function afterCell(text: string, tag: string): string {
  if (/^(td|th|dt)$/.test(tag)) return `${text} ·`
  return /^(tr|dd)$/.test(tag) ? `${text.replace(/ ·$/, '')} |` : text
}
