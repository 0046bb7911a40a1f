import type { Language } from '../../content/languages.ts'

/**
 * A word as the search compares it: small letters without marks, so that plain letters find å, ä and ö and back.
 * @example fold('Åtgärder') // 'atgarder'
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('æ', 'a').replaceAll('ø', 'o')
}

/**
 * The words of a text in their order, without punctuation; a hyphen inside a word stays.
 * @example wordsOf('Vad är en GPS-logg?') // ['Vad', 'är', 'en', 'GPS-logg']
 */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? []
}

/** Endings of inflection, longest first, folded. What is left must be a word of at least three letters. */
const endings: Record<Language, readonly string[]> = {
  sv: 'heterna heter heten andet anden arna erna orna ande aren aste ade ast are ad at ar er or en et es as an na a e'.split(
    ' ',
  ),
  en: ['ings', 'ing', 'ies', 'ied', 'es', 'ed', 'ly', 's', 'y', 'e'],
}

const SHORTEST_STEM = 3

/**
 * The part of a folded word that its inflections share; light, for comparing words with each other only.
 * @example stem('barkborrar', 'sv') === stem('barkborren', 'sv')
 */
export function stem(folded: string, language: Language): string {
  const word = language === 'sv' && folded.length > 5 ? folded.replace(/s$/, '') : folded // the genitive
  const ending = endings[language].find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  )
  const cut = ending ? word.slice(0, -ending.length) : word
  // mapping and map, flygning and flyga: a doubled last letter or the n of a noun says nothing
  return cut.length > SHORTEST_STEM && cut.at(-1) === cut.at(-2) ? cut.slice(0, -1) : cut
}

/**
 * How many letters must be added, left out, changed or swapped to make one word of the other; more than the limit is
 * given as the limit plus one.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current[column] = cost
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = previous
    previous = current
  }
  return Math.min(previous[other.length] ?? 0, limit + 1)
}
