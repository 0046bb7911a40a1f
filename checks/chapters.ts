import type { Finding } from './finding.ts'
import { findIn, type LinkSpan, type Passage } from './passage.ts'

/** “Chapter 2”, “kapitel 2 och 3”, “chapters 2–4”. */
const MENTION = /(?<!\p{L})(?:chapters?|kapitel|kapitlen)\s+\d+(?:\s*(?:,|–|and|or|to|och|eller|till)\s*\d+)*(?!\d)/giu

/**
 * Chapters of the manual that a text names by number, while the link that holds the words, else the nearest in the
 * sentence, leads to another chapter or is missing: numbers that nothing binds would be wrong after a new chapter.
 */
export function checkChapters(passages: readonly Passage[], chapters: readonly { path: string }[]): Finding[] {
  return passages.flatMap((passage) => {
    const { file, links = [] } = passage
    return [...findIn(passage, MENTION)].flatMap(({ found, line, index }): Finding[] => {
      return [...found.matchAll(/\d+/g)].flatMap((digits) => {
        const number = Number(digits[0])
        const chapter = chapters[number - 1]
        if (!chapter) {
          const what = `“${found}”: the manual has ${chapters.length} chapters.`
          return { file, line, what, todo: 'Name the chapter that is meant, with a link to it.' }
        }
        const address = addressNear(passage.text, index + digits.index, links)
        if (address?.replace(/[?#].*/, '') === chapter.path) return []
        const what = address
          ? `“${found}” stands by a link to ${address}, but chapter ${number} is ${chapter.path}.`
          : `“${found}” has no link in its sentence.`
        return { file, line, what, todo: `Link it to ${chapter.path}, or name the chapter by its title.` }
      })
    })
  })
}

/** The address of the link around a place in a text, else of the nearest link in its sentence. */
function addressNear(text: string, at: number, links: readonly LinkSpan[]): string | undefined {
  const begin = Math.max(...['. ', '! ', '? ', '\n'].map((end) => text.lastIndexOf(end, at)))
  const end = /[.!?](?=\s)|\n|$/.exec(text.slice(at))?.index ?? 0
  const distance = (link: LinkSpan) => Math.max(0, link.from - at, at - link.to)
  return links
    .filter((link) => link.to > begin && link.from < at + end)
    .toSorted((one, other) => distance(one) - distance(other))[0]?.address
}
