import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dialogs } from '../content/dialogs.ts'
import type { Language } from '../content/languages.ts'
import { calculatorMessages } from '../content/messages/calculator.ts'
import { messages } from '../content/messages/messages.ts'
import { savingMessages } from '../content/messages/saving.ts'
import { pages } from '../content/pages.ts'
import { addressOfDocument, documentNames, indexedPaths, localPath, paths } from '../content/paths.ts'
import { entries, nameOf } from '../content/words.ts'
import { readPageSettings } from '../server/settings.ts'
import { cached } from './cache.ts'
import { readingHash } from './code-hash.ts'
import { readDocument } from './documents.ts'
import { siteFolder } from './places.ts'
import { loadRenderer } from './renderer.ts'

/** `above` is the heading of the section that it is a part of. */
type PageSection = { id: string; title: string; text: string; above: string }

export type PageSections = { href: string; sections: PageSection[] }

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
  const text = await readDocument({ name, language })
  const sections = await cached(['sections', await readingHash(), language, text], async () =>
    Buffer.from(JSON.stringify(markdown.readSections(text, language))),
  )
  const address = addressOfDocument(name)
  return {
    href: localPath(address || `/#${dialogs.privacy}`, language),
    sections: [...JSON.parse(String(sections)), ...(besideDocument[address]?.(language) ?? [])],
  }
}

/** What stands beside a document on its page, by the page's path. */
const besideDocument: Readonly<Record<string, (language: Language) => PageSection[]>> = {
  [paths.manual]: toolSections,
  [paths.planning]: calculatorSection,
}

function calculatorSection(language: Language): PageSection[] {
  const { title, notIncluded } = calculatorMessages[language]
  return [{ ...emptySection('flight-time', ''), title, text: notIncluded }]
}

/** What the pages of the manual offer beside their text: it is explained nowhere else, and first found on the first. */
function toolSections(language: Language): PageSection[] {
  const { fieldMode } = messages[language]
  const { title, text } = savingMessages[language]
  const field = { ...emptySection('field-mode', ''), title: fieldMode.label, text: fieldMode.note }
  const isSaving = readPageSettings(process.env).saving
  return [field, ...(isSaving ? [{ ...emptySection('save', ''), title, text }] : [])]
}

/** The words that no other page explains; the others are found where they are explained. */
function glossarySections(language: Language): PageSections {
  const { label, description } = pages.glossary
  const unexplained = entries.filter(({ target }) => !target)
  return {
    href: localPath(paths.glossary, language),
    sections: [
      { ...emptySection('', ''), title: label[language], text: description[language] },
      ...unexplained.map((entry) => ({
        ...emptySection(entry.id, ''),
        title: nameOf(entry, language),
        text: entry.definition[language],
      })),
    ],
  }
}

function emptySection(id: string, above: string): PageSection {
  return { id, title: '', text: '', above }
}

/** A piece of a page's own HTML: a tag that opens or closes an element, or the text between two. */
const PIECE = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi
/** Elements that have no end; those of a drawing may end themselves. */
const VOID = /^(img|br|input|source|hr|wbr)$/
/** Elements that are not the page's own text: navigation, controls, quotations and the closing call. */
const NOT_TEXT = /^(nav|dialog|button|form|svg) |class="(?:quote|cta)[" ]/
/** An element that a link can lead to: its id is written in the code, not made by React. */
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
    if (closes) {
      open.pop()
      if (around.field === 'text') around.section.text = afterCell(around.section.text, tag)
    } else if (tag && !VOID.test(tag) && !attributes.endsWith('/')) {
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
  if (open.length > 1) throw new Error(`${href} opens more elements than it closes`)
  return { href, sections: sections.filter(({ title }) => title) }
}

/** The text with what ends a cell or a row, as in documents (src/markdown/document-sections.ts). */
function afterCell(text: string, tag: string): string {
  if (/^(td|th|dt)$/.test(tag)) return `${text} ·`
  return /^(tr|dd)$/.test(tag) ? `${text.replace(/ ·$/, '')} |` : text
}

/** The entities that React writes. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function textOf(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).replace(/\s+/g, ' ')
}
