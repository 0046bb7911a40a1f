import type { Finding } from './finding.ts'
import { findIn, type Passage } from './passage.ts'
import type { ContentDocument } from './read-document.ts'

/** “Chapter 2”, “kapitel 2 och 3”. */
const MENTION = /(?<!\p{L})(?:chapters?|kapitel|kapitlen)\s+\d+/giu

/**
 * Chapters of the manual that a text names by a number of its own, which would be wrong after a new chapter; the name
 * of a page in braces becomes its number.
 */
export function checkChapters(passages: readonly Passage[], names: readonly string[]): Finding[] {
  return passages.flatMap((passage) =>
    [...findIn(passage, MENTION)].map(({ found, line }) => {
      const name = names[Number(/\d+/.exec(found)?.[0]) - 1]
      const todo = name
        ? `Write {${name}} instead of the number: it follows the order of the chapters.`
        : `The manual has ${names.length} chapters.`
      return { file: passage.file, line, what: `“${found}” does not follow the order of the chapters.`, todo }
    }),
  )
}

/** The section of the manual's introduction that lists its chapters. */
const LIST = 'chapters'

/** A chapter that the list in the manual's introduction, which is written by hand, leaves out or has elsewhere. */
export function checkChapterList({ file, sections }: ContentDocument, addresses: readonly string[]): Finding[] {
  const section = sections.find(({ id }) => id === LIST)
  const todo = `It is to link, in this order: ${addresses.join(', ')}.`
  if (!section) return [{ file, line: 1, what: `There is no list of chapters under a heading {#${LIST}}.`, todo }]
  const links = section.links.filter(({ address }) => addresses.includes(address))
  const missing = addresses.filter((address) => !links.some((link) => link.address === address))
  if (missing.length > 0)
    return missing.map((address) => ({
      file,
      line: section.line,
      what: `The list lacks the chapter ${address}.`,
      todo,
    }))
  const wrong = links.find(({ address }, index) => address !== addresses[index])
  return wrong
    ? [{ file, line: wrong.line, what: `${wrong.address} stands at another place than its chapter.`, todo }]
    : []
}
