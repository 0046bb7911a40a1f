import type { Language } from '../../../site/languages.ts'

/** Invisible characters: soft hyphens, joiners and the like. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu

/**
 * A word as the search compares it: small letters and plain figures without marks, so that plain letters find å, ä and ö,
 * and m3 finds m³, and back.
 * @example foldDiacritics('Åtgärder') // 'atgarder'
 */
export function foldDiacritics(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(IGNORED, '')
  return plain.toLowerCase().replaceAll('æ', 'a').replaceAll('ø', 'o').replaceAll('²', '2').replaceAll('³', '3')
}

/** 1 500 and 1,500 are 1500. */
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3}|,\d{3})+(?![\d.,]*\d)/gu

/**
 * The words of a text in their order, without punctuation, invisible characters and the English genitive; a hyphen
 * separates words.
 * @example tokenize('Vad är en GPS-logg?') // ['Vad', 'är', 'en', 'GPS', 'logg']
 */
export function tokenize(text: string): string[] {
  const seen = normalizeText(text).replace(THOUSANDS, (number) => number.replace(/\D/g, ''))
  return seen.replace(/[’']s\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The words with hyphens of a text, without them: some write e-post, others epost.
 * @example joinHyphenated('en e-postadress') // ['epostadress']
 */
export function joinHyphenated(text: string): string[] {
  const hyphened = normalizeText(text).match(/[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu) ?? []
  return hyphened.flatMap((word) => tokenize(word).join(''))
}

function normalizeText(text: string): string {
  return text.normalize('NFC').replace(IGNORED, '')
}

/** Endings of inflection, longest first, folded. What is left must be a word of at least three letters. */
const endings: Record<Language, readonly string[]> = {
  en: ['ings', 'ing', 'ies', 'ied', 'es', 'ed', 'ly', 's', 'y', 'e'],
  sv: 'ningarna heterna ingarna ningar ningen heter heten ingar ingen andet anden ning ing het arna erna orna ande aren aste ade ast are ad at ar er or en et es as an na a e'.split(
    ' ',
  ),
}

/** A noun that is made of a verb shares its stem (avverkning, avverka), unless too little of it is left (varning). */
const NOUN_OF_VERB: Record<Language, RegExp | null> = { en: null, sv: /^n?ing/ }
const SHORTEST_VERB = 4

/** The last letters that are doubled before an ending; in Swedish others make another word (gran, granne). */
const DOUBLED: Record<Language, RegExp> = { en: /(.)\1$/, sv: /mm$/ }

/** The s of a genitive, which follows other endings (barkborrens); in English it is an ending like others. */
const genitives: Record<Language, RegExp | null> = { en: null, sv: /(?<=.{5})s$/ }

const SHORTEST_STEM = 3

/**
 * The part of a word that its inflections share; light, for comparing words with each other only.
 * @example stem('barkborrar', 'sv') === stem('barkborren', 'sv')
 */
export function stem(word: string, language: Language): string {
  const genitive = genitives[language]
  const written = normalizeText(word).toLowerCase()
  const folded = genitive ? foldDiacritics(word).replace(genitive, '') : foldDiacritics(word)
  const shortest = (candidate: string) => (NOUN_OF_VERB[language]?.test(candidate) ? SHORTEST_VERB : SHORTEST_STEM)
  const ending = endings[language].find(
    (candidate) =>
      folded.endsWith(candidate) &&
      folded.length - candidate.length >= shortest(candidate) &&
      written.startsWith(candidate, folded.length - candidate.length), // no ending has a mark: samråd is not sämre
  )
  const cut = ending ? folded.slice(0, -ending.length) : folded
  // mapping and map, stammar and stam
  return cut.length > SHORTEST_STEM && DOUBLED[language].test(cut) ? cut.slice(0, -1) : cut
}
