import { hash } from 'node:crypto'
import { bookMessages } from '../../generated/messages/book.ts'
import { messages } from '../../generated/messages/interface.ts'
import { previewMessages } from '../../generated/messages/preview.ts'
import { isPreview, samples } from '../../generated/preview.ts'
import { site } from '../../site/facts.ts'
import { glossary, type Term } from '../../site/glossary.ts'
import { type Language, languageNames, languages, locales } from '../../site/languages.ts'
import { chapters } from '../../site/navigation.ts'
import { addressOfDocument, allPages, documentOf } from '../../site/paths.ts'
import { headwordOf } from '../../site/words.ts'
import { readFrontMatter } from '../../src/markdown/contract/front-matter.ts'
import { fillPlaceholders } from '../../src/markdown/placeholders.ts'
import { type BookSources, parseBookDocument, requireText, webAddress } from './book-sources.ts'
import { describeCard } from './describe-card.ts'
import { type Chapter, describeChapter } from './describe-chapter.ts'
import { addNoBreakSpaces } from './no-break-spaces.ts'
import { type BookContext, placeOf } from './text-context.ts'
import type { Volume } from './volumes.ts'

/** What the templates in this folder need to know of a volume, except its pictures. */
export function describeVolume(volume: Volume, library: BookSources) {
  const edition = describeEdition(volume, library)
  if (volume.kind === 'card') {
    return { ...edition, ...describeCard(volume.documents[0], volume.id, library), chapters: [] as Chapter[] }
  }
  const trees = new Map(volume.documents.map((name) => [name, parseBookDocument(library, name)]))
  const contents = { size: volume.size, trees }
  return {
    ...edition,
    ...describeTitle(volume, library),
    chapters: volume.documents.map((document) => describeChapter(document, contents, library)),
    terms: describeTerms(contents, library),
  }
}

export type VolumeDescription = ReturnType<typeof describeVolume>

/** What is the same for covers, running heads and imprints. */
function describeEdition({ kind, size, documents }: Volume, library: BookSources) {
  const { language } = library
  const { note, tip, warning } = messages[language].document
  const days = documents.map((name) => library.changed.get(name) ?? '')
  const changed = days.toSorted().at(-1) ?? ''
  const preview = previewMessages[language]
  const labelOf = (name: string) => allPages.find((page) => documentOf(page) === name)?.label[language] ?? ''
  return {
    kind,
    size,
    language,
    languageName: languageNames[language],
    words: { ...bookMessages[language], note, tip, warning },
    /** That contacts and answers are samples; empty in a public build. */
    preview: isPreview && samples.length > 0 ? `${preview.title} ${preview.text}` : '',
    product: site.product,
    company: site.company,
    email: site.email,
    keywords: [site.product, ...(kind === 'card' ? [] : [bookMessages[language].manual]), ...documents.map(labelOf)],
    changed,
    /** Empty when the date is not known. */
    edition: changed && formatDate(changed, language),
    /** Which text it is: the same for the same words. */
    version: hash('sha256', documents.map((name) => requireText(library, name)).join('')).slice(0, 7),
    chapterCount: chapters.length,
  }
}

function describeTitle({ documents: [first = ''] }: Volume, library: BookSources) {
  const { data } = readFrontMatter(fillPlaceholders(requireText(library, first), library.language))
  const address = webAddress(library, addressOfDocument(first))
  const manual = `${site.product} – ${bookMessages[library.language].manual}`
  const promise = data?.title.replace(/^[^:]*: /, '') ?? '' // “Manual: from first day to advanced use”
  return { title: manual, subtitle: promise.charAt(0).toUpperCase() + promise.slice(1), address }
}

/** The platform's concepts in every language, with the place that explains them. */
function describeTerms(contents: BookContext, { language }: BookSources) {
  return Object.values<Term>(glossary)
    .map((term) => ({
      word: headwordOf(term, language),
      others: languages
        .filter((other) => other !== language)
        .map((other) => ({ language: other, word: headwordOf(term, other) }))
        .filter(({ word }) => word !== headwordOf(term, language)), // “Quick” stands once
      definition: addNoBreakSpaces(term.definition[language]),
      to: term.target ? placeOf(term.target, contents) : '',
    }))
    .toSorted((one, two) => one.word.localeCompare(two.word, language))
}

/** @example formatDate('2026-11-21T18:00:00Z', 'sv') // '21 november 2026' */
function formatDate(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'Europe/Stockholm' })
}
