import { type Language, languages } from '../../../site/languages.ts'
import { type GlossaryEntry, glossaryEntries, headwordOf } from '../../../site/words.ts'

type LetterGroup = { letter: string; entries: readonly GlossaryEntry[] }

/** Groups entries by first letter, in the collation order of a language: Swedish has Å, Ä and Ö last. */
export function groupByLetter(language: Language, found: readonly GlossaryEntry[] = glossaryEntries): LetterGroup[] {
  const { compare } = new Intl.Collator(language)
  const base = new Intl.Collator(language, { sensitivity: 'base' })
  const sorted = [...found].sort((one, other) => compare(headwordOf(one, language), headwordOf(other, language)))
  const letters = new Map<string, GlossaryEntry[]>()
  for (const entry of sorted) {
    const letter = letterOf(headwordOf(entry, language), base)
    letters.set(letter, [...(letters.get(letter) ?? []), entry])
  }
  return [...letters].map(([letter, group]) => ({ letter, entries: group }))
}

/** The languages in column order. */
export function orderLanguages(first: Language): readonly Language[] {
  return [first, ...languages.filter((language) => language !== first)]
}

/** Entries with a form that matches the query, in any language. */
export function findEntries(query: string): readonly GlossaryEntry[] {
  const wanted = foldCharacters(query.trim())
  return glossaryEntries.filter(({ match }) =>
    languages.some((language) => match[language].some((form) => foldCharacters(form).includes(wanted))),
  )
}

/**
 * Normalizes a text for comparison (case, diacritics, superscripts), keeping its length so that indexes still fit.
 * @example foldCharacters('Åtgärd') // 'atgard'
 */
export function foldCharacters(text: string): string {
  return text.replace(/./gs, (sign) => sign.toLowerCase().normalize('NFKD').charAt(0))
}

/**
 * The letter under which a language sorts a word: Å, Ä and Ö are letters of their own in Swedish, but not in English.
 */
function letterOf(name: string, { compare }: Intl.Collator): string {
  const first = name.charAt(0).toUpperCase()
  const plain = first.normalize('NFD').charAt(0)
  return compare(first, plain) === 0 ? plain : first
}
