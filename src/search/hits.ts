import type { Alternative, Term } from './expand.ts'
import type { IndexedPage, LanguageIndex, PagefindResult } from './pagefind.ts'
import { fold, stem, wordsOf } from './words.ts'

/** Where a page says what was asked for: for each term the places in its text and how well each fits. */
export type PageHits = { page: IndexedPage; score: number; locations: ReadonlyMap<number, number>[] }

type RawHits = { result: PagefindResult; score: number; byTerm: Map<number, Place[]> }

type Place = { location: number; alternative: Alternative; word: number }

/** A word that only begins as it was typed. */
const BEGINNING = 0.4

/** The best pages of an index for the terms, those with the most terms only. */
export async function collect(terms: readonly Term[], index: LanguageIndex, limit: number): Promise<PageHits[]> {
  const raw = new Map<string, RawHits>()
  for (const [number, term] of terms.entries()) {
    for (const alternative of term.alternatives[index.language]) await addHits(raw, number, alternative, index)
  }
  const candidates = [...raw.values()]
    .sort((one, other) => other.byTerm.size - one.byTerm.size || other.score - one.score)
    .slice(0, limit * 2)
  const pages = await Promise.all(
    candidates.map(async ({ result, score, byTerm }): Promise<PageHits> => {
      const page = await index.page(result)
      return { page, score, locations: terms.map((_, number) => weigh(byTerm.get(number) ?? [], page, index)) }
    }),
  )
  const covered = ({ locations }: PageHits) => locations.filter((entry) => entry.size > 0).length
  const most = Math.max(...pages.map(covered), 0)
  if (most < Math.ceil(terms.length / 2)) return []
  return pages.filter((page) => covered(page) === most && most > 0).slice(0, limit)
}

async function addHits(
  raw: Map<string, RawHits>,
  number: number,
  alternative: Alternative,
  index: LanguageIndex,
): Promise<void> {
  const found = await Promise.all(alternative.words.map((word) => index.find(word)))
  for (const result of found[0] ?? []) {
    const others = found.map((results) => results.find(({ id }) => id === result.id))
    const score = Math.min(...others.map((other) => other?.score ?? 0)) * alternative.weight
    if (score <= 0) continue
    const starts = others.reduce<readonly number[]>(
      (places, other, word) => places.filter((place) => other?.words.includes(place + word)),
      result.words,
    )
    if (starts.length === 0) continue
    const entry = raw.get(result.id) ?? { result, score: 0, byTerm: new Map<number, Place[]>() }
    const places = starts.flatMap((start) =>
      alternative.words.map((_, word) => ({ location: start + word, alternative, word })),
    )
    entry.byTerm.set(number, [...(entry.byTerm.get(number) ?? []), ...places])
    entry.score += score
    raw.set(result.id, entry)
  }
}

/** Pagefind also gives words that only begin like what was asked for; they count where the visitor typed it so. */
function weigh(places: readonly Place[], page: IndexedPage, { language }: LanguageIndex): Map<number, number> {
  const weights = new Map<number, number>()
  for (const { location, alternative, word } of places) {
    const wanted = fold(alternative.words[word] ?? '')
    const root = stem(wanted, language)
    let fit = 0
    for (const written of wordsOf(page.words[location] ?? '').flatMap((part) => [part, ...part.split('-')])) {
      const folded = fold(written)
      if (folded === wanted || stem(folded, language) === root) fit = 1
      else if (alternative.typed && folded.startsWith(wanted)) fit = Math.max(fit, BEGINNING)
    }
    if (fit > 0) weights.set(location, Math.max(weights.get(location) ?? 0, fit * alternative.weight))
  }
  return weights
}
