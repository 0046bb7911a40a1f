import type { Language } from '../../../site/languages.ts'

/** Invisible characters, such as soft hyphens and joiners. */
const IGNORED_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Folds a word for comparison: lower case, no diacritics, plain digits, so that plain letters match å, ä and ö, and m3
 * matches m³, in both directions.
 * @example foldDiacritics('Åtgärder') // 'atgarder'
 */
export function foldDiacritics(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(IGNORED_CHARACTERS, '')
  return plain.toLowerCase().replaceAll('æ', 'a').replaceAll('ø', 'o').replaceAll('²', '2').replaceAll('³', '3')
}

/** Spaces and commas between thousands: 1 500 and 1,500 become 1500. */
const GROUPED_NUMBERS = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3}|,\d{3})+(?![\d.,]*\d)/gu

/**
 * Splits a text into words, without punctuation, invisible characters and the English genitive; a hyphen separates
 * words.
 * @example tokenize('Vad är en GPS-logg?') // ['Vad', 'är', 'en', 'GPS', 'logg']
 */
export function tokenize(text: string): string[] {
  const seen = normalizeText(text).replace(GROUPED_NUMBERS, (number) => number.replace(/\D/g, ''))
  return seen.replace(/[’']s\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Joins the hyphenated words of a text, since both spellings are common (e-post, epost).
 * @example joinHyphenated('en e-postadress') // ['epostadress']
 */
export function joinHyphenated(text: string): string[] {
  const hyphened = normalizeText(text).match(/[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu) ?? []
  return hyphened.flatMap((word) => tokenize(word).join(''))
}

function normalizeText(text: string): string {
  return text.normalize('NFC').replace(IGNORED_CHARACTERS, '')
}

/** Inflectional suffixes, folded, longest first. At least three letters must remain. */
const endings: Record<Language, readonly string[]> = {
  en: ['ings', 'ing', 'ies', 'ied', 'es', 'ed', 'ly', 's', 'y', 'e'],
  sv: 'ningarna heterna ingarna ningar ningen heter heten ingar ingen andet anden ning ing het arna erna orna ande aren aste ade ast are ad at ar er or en et es as an na a e'.split(
    ' ',
  ),
}

/**
 * Suffixes of nouns derived from verbs, which share a stem (avverkning, avverka), unless too little remains (varning).
 */
const NOUN_OF_VERB: Record<Language, RegExp | null> = { en: null, sv: /^n?ing/ }
const SHORTEST_VERB = 4

/** Consonants that are doubled before a suffix; in Swedish, others make another word (gran, granne). */
const DOUBLED_ENDINGS: Record<Language, RegExp> = { en: /(.)\1$/, sv: /mm$/ }

/** The genitive s, which follows other suffixes (barkborrens); in English it is a suffix like others. */
const GENITIVE_SUFFIX: Record<Language, RegExp | null> = { en: null, sv: /(?<=.{5})s$/ }

const SHORTEST_STEM = 3

/**
 * A light stemmer: the result is only for comparing words.
 * @example stemWord('barkborrar', 'sv') === stem('barkborren', 'sv')
 */
export function stemWord(word: string, language: Language): string {
  const genitive = GENITIVE_SUFFIX[language]
  const written = normalizeText(word).toLowerCase()
  const folded = genitive ? foldDiacritics(word).replace(genitive, '') : foldDiacritics(word)
  const shortest = (candidate: string) => (NOUN_OF_VERB[language]?.test(candidate) ? SHORTEST_VERB : SHORTEST_STEM)
  const ending = endings[language].find(
    (candidate) =>
      folded.endsWith(candidate) &&
      folded.length - candidate.length >= shortest(candidate) &&
      // suffixes have no diacritics: samråd is not sämre
      written.startsWith(candidate, folded.length - candidate.length),
  )
  const cut = ending ? folded.slice(0, -ending.length) : folded
  // mapping and map, stammar and stam
  return cut.length > SHORTEST_STEM && DOUBLED_ENDINGS[language].test(cut) ? cut.slice(0, -1) : cut
}
