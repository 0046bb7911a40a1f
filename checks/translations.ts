import { defaultLanguage, englishLanguageNames, type Language } from '../site/languages.ts'
import type { ContentDocument, Section } from './document.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'
import type { Passage } from './passage.ts'

/** Pairs messages with their translations, whose file names or keys differ only by language. */
export function pairMessages(messages: readonly Message[]): [Message, Message][] {
  const written = messages.filter(({ text }) => text !== '')
  return pairBy(written, placeOf)
}

/** Pairs sections by id. */
export function pairSections(one: ContentDocument, other: ContentDocument): [Section, Section][] {
  return other.sections.flatMap((section) => {
    const original = one.sections.find(({ id }) => id === section.id)
    return original ? [[original, section]] : []
  })
}

/** Pairs items of the same name: the item of the default language with that of each other language. */
export function pairBy<Each extends { language: Language }>(all: readonly Each[], nameOf: (each: Each) => string) {
  const isOriginal = ({ language }: Each) => language === defaultLanguage
  const originals = new Map(all.filter(isOriginal).map((each) => [nameOf(each), each]))
  return all.flatMap((each): [Each, Each][] => {
    const original = originals.get(nameOf(each))
    return original && !isOriginal(each) ? [[original, each]] : []
  })
}

function placeOf({ file, keys, language }: Message): string {
  return [file.replace(`_${language}.yaml`, ''), ...keys.filter((key) => key !== language)].join(' ')
}

/**
 * Reports differences between two translations of a document: the order of headings and the content of each section.
 * Sections with other issues (`faults`), such as a broken link, are skipped, because these issues cause the difference.
 */
export function compareDocuments(one: ContentDocument, other: ContentDocument, faults: readonly Issue[] = []): Issue[] {
  const [originals, headings] = [listHeadings(one), listHeadings(other)]
  const isBroken = [one, other].some((document) => document.headings.some((heading) => isAt(faults, document, heading)))
  const alone = isBroken ? [] : compareParts(originals, headings)
  const moved = headings.find(({ text }, index) => text !== originals[index]?.text)
  const sections = pairSections(one, other).filter(
    ([original, section]) => !hasFault(faults, one, original) && !hasFault(faults, other, section),
  )
  return [
    ...compareChecked(one, other),
    ...alone,
    ...(moved && alone.length === 0 && !isBroken ? [reportMoved(moved)] : []),
    ...sections.flatMap(([original, section]) => [
      ...compareParts(original.parts, section.parts),
      ...compareParagraphs(one, original, other, section),
    ]),
  ]
}

/** Reports translations with different dates of the last legal review. */
function compareChecked({ checked: one, title }: ContentDocument, other: ContentDocument): Issue[] {
  const stated = other.checked ?? one
  if (!stated || one?.text === other.checked?.text) return []
  if (one && other.checked) {
    const what = `The rules are checked on ${one.text} in ${englishLanguageNames[one.language]}, and on ${stated.text} here.`
    return [{ file: stated.file, line: stated.line, what, todo: 'Write the same date into both heads.' }]
  }
  const { file, line } = one ? other.title : title
  const what = `The head says nothing about when the rules were checked; the other language says ${stated.text}.`
  return [{ file, line, what, todo: `Write checked: ${stated.text} into this head, or remove it there.` }]
}

function isAt(faults: readonly Issue[], { file }: ContentDocument, { line }: { line: number }): boolean {
  return faults.some((fault) => fault.file === file && fault.line === line)
}

function hasFault(faults: readonly Issue[], { file, sections }: ContentDocument, section: Section): boolean {
  const end = sections[sections.indexOf(section) + 1]?.line ?? Number.POSITIVE_INFINITY
  return faults.some((fault) => fault.file === file && fault.line >= section.line && fault.line < end)
}

/** Reports different numbers of paragraphs; which paragraph is missing cannot be determined. */
function compareParagraphs(one: ContentDocument, original: Section, other: ContentDocument, section: Section): Issue[] {
  if (original.paragraphs === section.paragraphs) return []
  const isLess = section.paragraphs < original.paragraphs
  const [{ file, language }, { line, paragraphs }] = isLess ? [other, section] : [one, original]
  const [{ language: there }, { paragraphs: more }] = isLess ? [one, original] : [other, section]
  const what = `This section has ${paragraphs} paragraphs in ${englishLanguageNames[language]} and ${more} in ${englishLanguageNames[there]}.`
  return [{ file, line, what, todo: 'Write the one that is missing, or remove it in the other language.' }]
}

function listHeadings({ headings, title }: ContentDocument): Passage[] {
  const withIds = headings.filter(({ depth, hasOwnId }) => depth > 1 && hasOwnId)
  return withIds.map(({ depth, id, line }) => ({ ...title, line, text: `the heading ${'#'.repeat(depth)} {#${id}}` }))
}

function compareParts(one: readonly Passage[], other: readonly Passage[]): Issue[] {
  return [...missingFrom(one, other), ...missingFrom(other, one)].map((part) => reportMissingTranslation(part))
}

function reportMoved({ file, line, text }: Passage): Issue {
  const what = `In another place than in ${englishLanguageNames[defaultLanguage]}: ${text}.`
  return { file, line, what, todo: 'Put the headings in the same order in both languages.' }
}

const TRANSLATE_ADVICE = 'Write the same in the other language, in the same place, or remove it here.'

export function reportMissingTranslation({ file, line, language, text }: Passage, todo = TRANSLATE_ADVICE): Issue {
  return { file, line, what: `Only in ${englishLanguageNames[language]}: ${text}.`, todo }
}

/** The texts of `list` that `other` lacks or contains less often. */
export function missingFrom(list: readonly Passage[], other: readonly Passage[]): Passage[] {
  const rest = other.map(({ text }) => text)
  return list.filter(({ text }) => {
    const index = rest.indexOf(text)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
