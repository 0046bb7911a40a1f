import type { Language } from '../../content/languages.ts'
import { fold, stem } from './words.ts'

/** Every word of the indexed pages of a language, made at the build, the most frequent first. */
export class Lexicon {
  readonly language: Language
  readonly entries: readonly { word: string; folded: string; stem: string }[]
  readonly #folded = new Set<string>()
  readonly #byStem = new Map<string, string>()

  constructor(language: Language, words: readonly string[]) {
    this.language = language
    this.entries = words.map((word) => {
      const folded = fold(word)
      return { word, folded, stem: stem(folded, language) }
    })
    for (const entry of this.entries) {
      this.#folded.add(entry.folded)
      if (!this.#byStem.has(entry.stem)) this.#byStem.set(entry.stem, entry.word)
    }
  }

  /** Whether the word itself is written somewhere, with or without the marks of its letters. */
  has(folded: string): boolean {
    return this.#folded.has(folded)
  }

  /** The most frequent word with the same stem, if there is any. */
  sibling(folded: string): string | undefined {
    return this.#byStem.get(stem(folded, this.language))
  }

  /** Whether some word begins with these letters. */
  hasBeginning(folded: string): boolean {
    return this.entries.some((entry) => entry.folded.startsWith(folded))
  }

  /** Compounds that hold the word, those that end in it first; one for each stem. */
  compoundsOf(folded: string, limit: number): { word: string; atEnd: boolean }[] {
    const part = stem(folded, this.language)
    if (part.length < 4) return []
    const seen = new Set<string>()
    const found: { word: string; atEnd: boolean }[] = []
    for (const entry of this.entries) {
      const at = entry.stem.indexOf(part, 3)
      if (at < 0 || seen.has(entry.stem)) continue
      const atEnd = at + part.length === entry.stem.length
      // “pris” is no part of “enterprise”: before it must stand a word.
      if (!(atEnd && part.length > 4) && !this.#firstPart(entry.folded.slice(0, at))) continue
      seen.add(entry.stem)
      found.push({ word: entry.word, atEnd })
    }
    return found.sort((one, other) => Number(other.atEnd) - Number(one.atEnd)).slice(0, limit)
  }

  /**
   * The two words that a compound is made of, as far as both are written somewhere; the longest last part first.
   * @example partsOf('granbarkborreangrepp') // ['granbarkborre', 'angrepp']
   */
  partsOf(folded: string): [string, string] | null {
    for (let at = 3; at <= folded.length - 4; at++) {
      const tail = this.sibling(folded.slice(at))
      if (!tail || stem(folded.slice(at), this.language).length < 4) continue
      const first = this.#firstPart(folded.slice(0, at))
      if (first) return [first, tail]
    }
    return null
  }

  /** The word that stands first in a compound, where it may have lost a vowel or won an s: skogs-, flyg-. */
  #firstPart(head: string): string | undefined {
    return [head, head.replace(/s$/, ''), `${head}a`, `${head}e`].find((form) => form.length > 2 && this.has(form))
  }
}
