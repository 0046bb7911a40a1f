import { defaultLanguage, type Language, languageNames, languages } from '../content/languages.ts'
import type { ContentDocument, Heading, Section } from './document.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'

/** Each document of the first language beside each translation of it. */
export function pairDocuments(documents: readonly ContentDocument[]): [ContentDocument, ContentDocument][] {
  return pair(documents, ({ name }) => name)
}

/** The same of messages: they stand in files, or under keys, that differ by language only. */
export function pairMessages(messages: readonly Message[]): [Message, Message][] {
  return pair(
    messages.filter(({ text }) => text !== ''),
    placeOf,
  )
}

function pair<Each extends { language: Language }>(all: readonly Each[], nameOf: (each: Each) => string) {
  const isOriginal = ({ language }: Each) => language === defaultLanguage
  const originals = new Map(all.filter(isOriginal).map((each) => [nameOf(each), each]))
  return all.flatMap((each): [Each, Each][] => {
    const original = originals.get(nameOf(each))
    return original && !isOriginal(each) ? [[original, each]] : []
  })
}

function placeOf({ file, keys: [first, ...keys], language }: Message): string {
  const [anyFile, anyName] = [
    file.replace(`${language}.ts`, ''),
    String(first).replace(new RegExp(`${language}$`, 'i'), ''),
  ]
  return [anyFile, anyName, ...keys.filter((key) => key !== language)].join(' ')
}

/** Entries of lists that another language does not have; all else that is missing the compiler names. */
export function checkLists(messages: readonly Message[]): Issue[] {
  const entries = messages.flatMap((message): Message[] => {
    const index = message.keys.findLastIndex((key) => typeof key === 'number')
    return index < 0 ? [] : [{ ...message, keys: message.keys.slice(0, index + 1) }]
  })
  return [...Map.groupBy(entries, placeOf).values()].flatMap((found) =>
    languages
      .filter((language) => !found.some((entry) => entry.language === language))
      .flatMap((language) => {
        const what = `This entry of a list has none beside it in ${languageNames[language]}.`
        const todo = 'Add it there, or remove it here: both languages have the same number of entries.'
        return found.slice(0, 1).map(({ file, line }) => ({ file, line, what, todo }))
      }),
  )
}

/** The two languages of one document: the same headings in the same order, told by their ids. */
export function compareHeadings(one: ContentDocument, other: ContentDocument): Issue[] {
  const missing = [...missingIn(one, other), ...missingIn(other, one)]
  if (missing.length > 0) return missing
  const originals = withIds(one)
  const heading = withIds(other).find((each, index) => markOf(each) !== markOf(originals[index]))
  const original = heading && originals[withIds(other).indexOf(heading)]
  if (!original) return []
  const what = `“${markOf(heading)}” stands here, but “${markOf(original)}” in ${one.file}:${original.line}.`
  const todo = 'Put the same headings in the same order, with as many #, in both languages.'
  return [{ file: other.file, line: heading.line, what, todo }]
}

function withIds({ headings }: ContentDocument): Heading[] {
  return headings.filter(({ depth, hasOwnId }) => depth > 1 && hasOwnId)
}

function markOf({ depth, id }: Pick<Heading, 'depth' | 'id'> = { depth: 0, id: '' }): string {
  return `${'#'.repeat(depth)} {#${id}}`
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

/** Differences between the two languages of a document in what its sections hold beside words. */
export function compareSections(one: ContentDocument, other: ContentDocument): Issue[] {
  return pairSections(one, other).flatMap(([original, section]) => {
    const place = `${one.file}:${original.line}`
    const [here, there] = [section.parts, original.parts]
    const differs =
      tellDifference(without(here, there), without(there, here), place) ||
      tellOrder(here.filter(isBlock), there.filter(isBlock), place)
    const what = `Section #${section.id || 'top'} differs between the languages; ${differs}.`
    const todo = 'Let both languages offer the reader the same; change the one that is wrong.'
    return differs ? [{ file: other.file, line: section.line, what, todo }] : []
  })
}

/** Links stand where the sentences of their language need them. */
function isBlock(part: string): boolean {
  return !part.startsWith('a link to')
}

function tellOrder(here: readonly string[], there: readonly string[], place: string): string {
  const at = here.findIndex((part, index) => part !== there[index])
  return at < 0 ? '' : `${here[at]} comes first here, ${there[at]} in ${place}`
}

/** The sections of the same id. */
export function pairSections(one: ContentDocument, other: ContentDocument): [Section, Section][] {
  return other.sections.flatMap((section) => {
    const original = one.sections.find(({ id }) => id === section.id)
    return original ? [[original, section]] : []
  })
}

/** The entries of a list that another lacks, or has less often. */
export function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return list.filter((entry) => {
    const index = rest.indexOf(entry)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

/** What only one of two texts has, as a sentence; empty when there is nothing. */
export function tellDifference(here: readonly string[], there: readonly string[], place: string): string {
  const parts = [
    here.length > 0 && `only here: ${here.join(', ')}`,
    there.length > 0 && `only in ${place}: ${there.join(', ')}`,
  ]
  return parts.filter(Boolean).join('; ')
}
