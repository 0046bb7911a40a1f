import { terms as glossaryTerms } from '../../content/glossary.ts'
import { type Language, languages } from '../../content/languages.ts'
import { stopWords, topics } from '../../content/search-words.ts'
import type { Lexicon } from './lexicon.ts'
import { editDistance, fold, stem, wordsOf } from './words.ts'

/** Words that stand for what was asked, one after the other in the text; `typed` is what the visitor wrote. */
export type Alternative = { words: readonly string[]; weight: number; typed: boolean }

/** One thing that was asked for, with all the ways in which the pages of each language may say it. */
export type Term = {
  alternatives: Record<Language, Alternative[]>
  /** Pages or sections that are about just this. */
  targets: readonly string[]
  /** Whether the whole query is this term. */
  isWhole: boolean
}

export type Lexicons = Record<Language, Lexicon>

export type Expansion = { terms: Term[]; corrected: string | null }

type Group = { forms: { language: Language; words: string[]; stems: string[] }[]; target: string | null }

/** Weights of what is not quite what was typed. */
const SYNONYM = 0.6
const TRANSLATION = 0.9
const COMPOUND = 0.55
const INNER_COMPOUND = 0.35
const PART = 0.3
const MOST_COMPOUNDS = 6

/**
 * Everything that a query may mean: its words, their inflections and compounds, words for the same thing in both
 * languages, and what was meant where a word is nowhere written.
 */
export function expand(query: string, lexicons: Lexicons): Expansion {
  const written = withoutStopWords(wordsOf(query).flatMap((word) => splitUnknown(word, lexicons)))
  const tokens = written.map((word, index) => correct(word, lexicons, index === written.length - 1))
  const corrected = tokens.some((token, index) => token !== written[index]) ? tokens.join(' ') : null
  const terms: Term[] = []
  for (let at = 0; at < tokens.length; ) {
    const { length, found } = longestGroups(tokens, at)
    const phrase = tokens.slice(at, at + length)
    terms.push(termOf(phrase, found, lexicons, length === tokens.length))
    at += length
  }
  return { terms, corrected }
}

const groups: readonly Group[] = [
  ...glossaryTerms.map(({ match, target }) => groupOf(match, target)),
  ...topics.map(({ words, target }) => groupOf(words, target ?? null)),
]

function groupOf(words: Record<Language, readonly string[]>, target: string | null): Group {
  const forms = languages.flatMap((language) =>
    words[language].map((text) => {
      const split = wordsOf(text)
      return { language, words: split, stems: split.map((word) => stem(fold(word), language)) }
    }),
  )
  return { forms, target }
}

function withoutStopWords(words: string[]): string[] {
  const rest = words.filter((word) => !languages.some((language) => stopWords[language].includes(word.toLowerCase())))
  return rest.length > 0 ? rest : words
}

/** A word with a hyphen that is nowhere written with one is two words. */
function splitUnknown(word: string, lexicons: Lexicons): string[] {
  if (!/[-’']/.test(word)) return [word]
  const isKnown = languages.some((language) => lexicons[language].has(fold(word))) || groupsOfWord(word).length > 0
  return isKnown ? [word] : word.split(/[-’']/).filter((part) => part.length > 1)
}

function groupsOfWord(word: string): Group[] {
  return groups.filter((group) => group.forms.some((form) => form.words.length === 1 && matchesForm([word], 0, form)))
}

function matchesForm(tokens: readonly string[], at: number, form: Group['forms'][number]): boolean {
  return form.stems.every((wanted, index) => {
    const token = tokens[at + index]
    return token !== undefined && stem(fold(token), form.language) === wanted
  })
}

/** The groups with the longest phrase that begins here; one word without a group otherwise. */
function longestGroups(tokens: readonly string[], at: number): { length: number; found: Group[] } {
  let length = 1
  let found: Group[] = []
  for (const group of groups) {
    for (const form of group.forms) {
      if (form.words.length < length || !matchesForm(tokens, at, form)) continue
      if (form.words.length > length) found = []
      length = form.words.length
      if (!found.includes(group)) found.push(group)
    }
  }
  return { length, found }
}

function termOf(phrase: readonly string[], found: readonly Group[], lexicons: Lexicons, isWhole: boolean): Term {
  const alternatives = { en: alternativesIn('en'), sv: alternativesIn('sv') }
  const targets = found.flatMap((group) => group.target ?? [])
  return { alternatives, targets, isWhole }

  function alternativesIn(language: Language): Alternative[] {
    const lexicon = lexicons[language]
    const all = [
      ...phraseItself(phrase, lexicon),
      ...found.flatMap((group) => formsIn(group, phrase, language)),
      ...(phrase[0] && phrase.length === 1 ? compounds(phrase[0], lexicon) : []),
    ]
    return unique(all, lexicon)
  }
}

function phraseItself(phrase: readonly string[], lexicon: Lexicon): Alternative[] {
  const words = phrase.map((word) => knownForm(word, lexicon))
  if (words.every((word) => word !== null)) return [{ words, weight: 1, typed: true }]
  const parts = phrase[0] && phrase.length === 1 ? lexicon.partsOf(fold(phrase[0])) : null
  return parts ? [{ words: parts, weight: 1, typed: false }] : []
}

/** The word as this language's index knows it: itself, its beginning, or another inflection. */
function knownForm(word: string, lexicon: Lexicon): string | null {
  const folded = fold(word)
  if (lexicon.has(folded)) return word
  if (folded.length > 2 && lexicon.hasBeginning(folded)) return word
  return lexicon.sibling(folded) ?? null
}

function formsIn(group: Group, phrase: readonly string[], language: Language): Alternative[] {
  const typedHere = group.forms.some((form) => form.language === language && matchesForm(phrase, 0, form))
  return group.forms
    .filter((form) => form.language === language)
    .map((form) => ({ words: form.words, weight: typedHere ? SYNONYM : TRANSLATION, typed: false }))
}

function compounds(word: string, lexicon: Lexicon): Alternative[] {
  const folded = fold(word)
  const longer = lexicon.compoundsOf(folded, MOST_COMPOUNDS).map((compound) => ({
    words: [compound.word],
    weight: compound.atEnd ? COMPOUND : INNER_COMPOUND,
    typed: false,
  }))
  const parts = lexicon.partsOf(folded)
  return parts ? [...longer, { words: [parts[1]], weight: PART, typed: false }] : longer
}

/** Each stem once, with its greatest weight, and only what this index has. */
function unique(all: readonly Alternative[], lexicon: Lexicon): Alternative[] {
  const byStem = new Map<string, Alternative>()
  for (const alternative of all) {
    if (!alternative.words.every((word) => alternative.typed || lexicon.sibling(fold(word)))) continue
    const key = alternative.words.map((word) => stem(fold(word), lexicon.language)).join(' ')
    const known = byStem.get(key)
    if (!known || known.weight < alternative.weight) byStem.set(key, alternative)
  }
  return [...byStem.values()]
}

/** The word that was meant, for one that is nowhere written and is no beginning, inflection or compound either. */
function correct(word: string, lexicons: Lexicons, mayBeUnfinished: boolean): string {
  const folded = fold(word)
  if (folded.length < 4 || /\d/.test(folded) || isKnown(word, folded, lexicons, mayBeUnfinished)) return word
  const limit = folded.length < 8 ? 1 : 2
  let best = word
  let least = limit + 1
  for (const candidate of candidates(lexicons)) {
    const distance = editDistance(folded, candidate.folded, Math.floor(least))
    // A word that begins otherwise is seldom what was meant.
    const cost = distance + (candidate.folded[0] === folded[0] ? 0 : 0.5)
    if (cost < least) {
      least = cost
      best = candidate.word
    }
  }
  return best
}

function isKnown(word: string, folded: string, lexicons: Lexicons, mayBeUnfinished: boolean): boolean {
  if (groupsOfWord(word).length > 0) return true
  return languages.some((language) => {
    const lexicon = lexicons[language]
    if (lexicon.has(folded) || lexicon.sibling(folded)) return true
    if (mayBeUnfinished && lexicon.hasBeginning(folded)) return true
    return lexicon.compoundsOf(folded, 1).length > 0 || lexicon.partsOf(folded) !== null
  })
}

function* candidates(lexicons: Lexicons): Generator<{ word: string; folded: string }> {
  for (const group of groups) {
    for (const form of group.forms) for (const word of form.words) yield { word, folded: fold(word) }
  }
  for (const language of languages) yield* lexicons[language].entries
}
