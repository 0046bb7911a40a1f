import { hash } from 'node:crypto'
import { bookMessages } from '../../generated/messages/book.ts'
import { messages } from '../../generated/messages/interface.ts'
import { previewMessages } from '../../generated/messages/preview.ts'
import { isPreview, samples } from '../../generated/preview.ts'
import { site } from '../../site/facts.ts'
import { type GlossaryTerm, platformGlossary } from '../../site/glossary.ts'
import { type Language, languageNames, languages, locales } from '../../site/languages.ts'
import { chapters } from '../../site/navigation.ts'
import { allPages, documentOf, pathOfDocument } from '../../site/paths.ts'
import { headwordOf } from '../../site/words.ts'
import { parseFrontMatter } from '../../src/markdown/contract/front-matter.ts'
import { fillPlaceholders } from '../../src/markdown/placeholders.ts'
import { type BookSources, printedPageLink, requireDocument } from './book-sources.ts'
import { describeChecklistCard } from './describe-card.ts'
import { type Chapter, describeChapter } from './describe-chapter.ts'
import { insertBookNoBreakSpaces } from './no-break-spaces.ts'
import { type BookContext, labelOfAddress } from './text-context.ts'
import type { Volume } from './volumes.ts'

/** The input of the Typst templates for a volume, without its pictures. */
export function makeTypstInput(volume: Volume, library: BookSources) {
  const edition = describeEdition(volume, library)
  if (volume.kind === 'card') {
    return { ...edition, ...describeChecklistCard(volume.documents[0], volume.id, library), chapters: [] as Chapter[] }
  }
  const trees = new Map(volume.documents.map((name) => [name, requireDocument(library, name).tree]))
  const contents = { size: volume.size, trees }
  return {
    ...edition,
    ...describeTitle(volume, library),
    chapters: volume.documents.map((document) => describeChapter(document, contents, library)),
    terms: describeTerms(contents, library),
  }
}

export type TypstInput = ReturnType<typeof makeTypstInput>

/** Text that covers, running heads and imprints share. */
function describeEdition({ kind, size, documents }: Volume, library: BookSources) {
  const { language } = library
  const { note, tip, warning } = messages[language].document
  const sources = documents.map((name) => requireDocument(library, name))
  const changed =
    sources
      .map((source) => source.changed)
      .toSorted()
      .at(-1) ?? ''
  const preview = previewMessages[language]
  const labelOf = (name: string) => allPages.find((page) => documentOf(page) === name)?.label[language] ?? ''
  return {
    kind,
    size,
    language,
    languageName: languageNames[language],
    words: { ...bookMessages[language], note, tip, warning },
    /** The notice that contacts and answers are placeholders; empty in a public build. */
    preview: isPreview && samples.length > 0 ? `${preview.title} ${preview.text}` : '',
    product: site.product,
    company: site.company,
    email: site.email,
    keywords: [site.product, ...(kind === 'card' ? [] : [bookMessages[language].manual]), ...documents.map(labelOf)],
    changed,
    /** The date of the last change; empty when unknown. */
    edition: changed && formatDate(changed, language),
    /** A hash of the text, printed so that two copies can be compared. */
    version: hash('sha256', sources.map(({ text }) => text).join('')).slice(0, 7),
    chapterCount: chapters.length,
  }
}

function describeTitle({ documents: [first = ''] }: Volume, library: BookSources) {
  const { data } = parseFrontMatter(fillPlaceholders(requireDocument(library, first).text, library.language))
  const address = printedPageLink(library, pathOfDocument(first))
  const manual = `${site.product} – ${bookMessages[library.language].manual}`
  const promise = data?.title.replace(/^[^:]*: /, '') ?? '' // “Manual: from first day to advanced use”
  return { title: manual, subtitle: promise.charAt(0).toUpperCase() + promise.slice(1), address }
}

/**
 * The glossary of the printed manual: the platform's terms in every language, each with its reference in the volume.
 */
function describeTerms(contents: BookContext, { language }: BookSources) {
  return Object.values<GlossaryTerm>(platformGlossary)
    .map((term) => ({
      word: headwordOf(term, language),
      others: languages
        .filter((other) => other !== language)
        .map((other) => ({ language: other, word: headwordOf(term, other) }))
        .filter(({ word }) => word !== headwordOf(term, language)), // no repetition of identical words
      definition: insertBookNoBreakSpaces(term.definition[language]),
      to: term.target ? labelOfAddress(term.target, contents) : '',
    }))
    .toSorted((one, two) => one.word.localeCompare(two.word, language))
}

/** @example formatDate('2026-11-21T18:00:00Z', 'sv') // '21 november 2026' */
function formatDate(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'Europe/Stockholm' })
}
