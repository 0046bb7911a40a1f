import { defaultLanguage, languageNames, languages } from '../content/languages.ts'
import type { ContentDocument, Heading, Section } from './document.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'

/** Each document of the first language beside each translation of it. */
export function pairDocuments(documents: readonly ContentDocument[]): [ContentDocument, ContentDocument][] {
  const [originals, translations] = divide(documents)
  return originals.flatMap((one) => translations.filter(({ name }) => name === one.name).map((other) => [one, other]))
}

/** The same of messages: they stand in files, or under keys, that differ by language only. */
export function pairMessages(messages: readonly Message[]): [Message, Message][] {
  const [originals, translations] = divide(messages.filter(({ text }) => text !== ''))
  const known = Map.groupBy(translations, placeOf)
  return originals.flatMap((one) => (known.get(placeOf(one)) ?? []).map((other) => [one, other]))
}

function divide<Each extends { language: string }>(all: readonly Each[]): [originals: Each[], translations: Each[]] {
  const isOriginal = ({ language }: Each) => language === defaultLanguage
  return [all.filter(isOriginal), all.filter((each) => !isOriginal(each))]
}

function placeOf({ file, keys, language }: Message): string {
  const anyLanguage = file.replace(new RegExp(`\\b${language}\\.ts$`), '')
  return `${anyLanguage} ${keys.filter((key) => key !== language).join('.')}`
}

/** Entries of lists that another language does not have; all else that is missing the compiler names. */
export function checkLists(messages: readonly Message[]): Issue[] {
  const entries = Map.groupBy(messages, (message) => {
    const index = message.keys.findLastIndex((key) => typeof key === 'number')
    return index < 0 ? '' : placeOf({ ...message, keys: message.keys.slice(0, index + 1) })
  })
  entries.delete('')
  return [...entries.values()].flatMap((found) =>
    languages
      .filter((language) => !found.some((message) => message.language === language))
      .flatMap((language) =>
        found.slice(0, 1).map(({ file, line }) => ({
          file,
          line,
          what: `This entry of a list has none beside it in ${languageNames[language]}.`,
          todo: 'Add it there, or remove it here: both languages have the same number of entries.',
        })),
      ),
  )
}

/** The two languages of one document: the same headings in the same order, told by their ids. */
export function compareHeadings(one: ContentDocument, other: ContentDocument): Issue[] {
  const missing = [...missingIn(one, other), ...missingIn(other, one)]
  if (missing.length > 0) return missing
  const originals = withIds(one)
  const misplaced = withIds(other).findIndex(({ id }, index) => id !== originals[index]?.id)
  return withIds(other).flatMap((heading, index) => {
    const original = originals[index]
    const place = { file: other.file, line: heading.line }
    if (original && index === misplaced) {
      const what = `“#${heading.id}” stands here, but “#${original.id}” in ${one.file}:${original.line}.`
      return [{ ...place, what, todo: 'Put the sections in the same order in both languages.' }]
    }
    if (!original || original.id !== heading.id || original.depth === heading.depth) return []
    const what = `“${heading.text}” is a heading of level ${heading.depth}, in the other language of ${original.depth}.`
    return [{ ...place, what, todo: `Use as many # as in ${one.file}:${original.line}.` }]
  })
}

function withIds({ headings }: ContentDocument): Heading[] {
  return headings.filter(({ depth, hasOwnId }) => depth > 1 && hasOwnId)
}

function missingIn(from: ContentDocument, into: ContentDocument): Issue[] {
  const there = new Map(withIds(into).map(({ id, line }) => [id, line]))
  let line = 1
  return withIds(from).flatMap((heading) => {
    line = there.get(heading.id) ?? line // of the section after which a missing one belongs
    if (there.has(heading.id)) return []
    const what = `The section {#${heading.id}} is missing; ${from.file}:${heading.line} has it (“${heading.text}”).`
    const todo = 'Write the section here too with the same id, or remove it there.'
    return [{ file: into.file, line, what, todo }]
  })
}

/** How the name of a drawing ends. */
const DRAWING = new RegExp(`_(?:${languages.join('|')})\\.svg$`)

/** What both languages of a section have alike, beside its numbers. */
const PARTS: Readonly<Record<string, (section: Section) => string[]>> = {
  'tables (rows × columns)': ({ tables }) => tables,
  pictures: ({ pictures }) => pictures.map(({ address }) => address.replace(DRAWING, '')),
  'numbered lists (steps in each)': ({ steps }) => steps,
  'lists (entries in each)': ({ bullets }) => bullets,
  'call-outs': ({ callouts }) => callouts,
  links: ({ links }) => links.map(({ address }) => hostOrPath(address)).sort(),
}

/** Differences between the two languages of a document in what its sections hold. */
export function compareSections(one: ContentDocument, other: ContentDocument): Issue[] {
  return pairSections(one, other).flatMap(([original, section]) =>
    Object.entries(PARTS).flatMap(([name, read]) => {
      const [there, here] = [read(original), read(section)]
      if (there.join() === here.join()) return []
      const where = `${one.file}:${original.line}`
      const what = `Section #${section.id || 'top'}, ${name}: ${list(here)} here, ${list(there)} in ${where}.`
      const todo = 'Let both languages offer the reader the same; change the one that is wrong.'
      return [{ file: other.file, line: section.line, what, todo }]
    }),
  )
}

/** The sections of the same id. */
export function pairSections(one: ContentDocument, other: ContentDocument): [Section, Section][] {
  return other.sections.flatMap((section) => {
    const original = one.sections.find(({ id }) => id === section.id)
    return original ? [[original, section]] : []
  })
}

function list(entries: readonly string[]): string {
  return entries.length === 0 ? 'none' : entries.join(', ')
}

/** Pages of other sites may have another address in each language. */
function hostOrPath(address: string): string {
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).host : address
}
