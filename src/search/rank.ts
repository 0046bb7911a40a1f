import { type Language, languages } from '../../content/languages.ts'
import { localPath } from '../../content/paths.ts'
import type { Answer, FoundPage } from './answer.ts'
import { excerptOf, markTitle } from './excerpt.ts'
import type { Expansion, Term } from './expand.ts'
import { collect, type PageHits } from './hits.ts'
import type { LanguageIndex, Section } from './pagefind.ts'
import { fold, stem, wordsOf } from './words.ts'

const MOST_PAGES = 8
/** Pages of the other language stand last and are fewer, unless there is nothing else. */
const MOST_FOREIGN_PAGES = 4
const MOST_SECTIONS = 4
/** How many of Pagefind's best pages are looked into. */
const CANDIDATES = 14

/** How much tells for a section or a page; tried on the queries of tests/search-queries.ts. */
const IN_TITLE = 3
const TITLE_IS_QUERY = 6
const IS_TARGET = 9
const MAY_BE_TARGET = 3
const PAGEFIND_SHARE = 4
/** A word in the text counts less each time, and a page's own title more than a section's. */
const PAGE_TITLE = 1.5

type ScoredSection = { section: Section; score: number; covered: number }

type ScoredPage = { hits: PageHits; sections: ScoredSection[]; score: number; isWhole: boolean }

/** Searches both languages and puts what was found in order. */
export async function rank(
  { terms, corrected }: Expansion,
  indexes: Record<Language, LanguageIndex>,
  first: Language,
): Promise<Answer> {
  const order = [...languages].sort((one, other) => Number(other === first) - Number(one === first))
  const pages: FoundPage[] = []
  for (const language of order) {
    const most = language === first || pages.length === 0 ? MOST_PAGES : MOST_FOREIGN_PAGES
    const scored = await scorePages(terms, indexes[language])
    pages.push(...scored.slice(0, most).map((page) => present(page, language)))
  }
  return { pages, corrected }
}

async function scorePages(terms: readonly Term[], index: LanguageIndex): Promise<ScoredPage[]> {
  const hits = await collect(terms, index, CANDIDATES)
  const best = Math.max(...hits.map((page) => page.score), Number.EPSILON)
  return hits.map((page) => scorePage(page, terms, index.language, best)).sort((one, other) => other.score - one.score)
}

function scorePage(hits: PageHits, terms: readonly Term[], language: Language, best: number): ScoredPage {
  const { page } = hits
  const all = page.sections.map((section) => scoreSection(section, hits, terms, language))
  const [intro, ...rest] = all
  const most = Math.max(...rest.map((entry) => entry.covered), 0)
  const sections = rest
    .filter((entry) => entry.covered > 0 && entry.covered === most)
    .sort((one, other) => other.score - one.score)
  const introScore = intro ? intro.score * (intro.covered < terms.length ? 0.5 : 1) : 0
  const pageScore = introScore * PAGE_TITLE
  const sectionScore = sections[0]?.score ?? 0
  return {
    hits,
    sections: sections.slice(0, MOST_SECTIONS),
    score: Math.max(pageScore, sectionScore) + (hits.score / best) * PAGEFIND_SHARE,
    isWhole: sections.length === 0 || pageScore >= sectionScore,
  }
}

function scoreSection(section: Section, hits: PageHits, terms: readonly Term[], language: Language): ScoredSection {
  let score = 0
  let covered = 0
  let inTitle = 0
  for (const [index, term] of terms.entries()) {
    let inText = 0
    let title = 0
    for (const [location, weight] of hits.locations[index] ?? []) {
      if (location < section.from || location >= section.to) continue
      if (location < section.from + section.titleLength) title = Math.max(title, weight)
      else inText += weight
    }
    // What a section is about need not be said in it with just these words.
    const isAbout = term.targets.some((target) => isTarget(target, hits.page.url, section.id, language))
    if (isAbout || inText > 0 || title > 0) covered++
    inTitle += title
    score += title * IN_TITLE + Math.log1p(inText)
    if (isAbout) score += term.isWhole ? IS_TARGET : MAY_BE_TARGET
  }
  const length = wordsOf(section.title).filter((word) => word.length > 2).length
  if (inTitle > 0 && length > 0) score += TITLE_IS_QUERY * (inTitle / Math.max(length, terms.length))
  return { section, score: score * (covered / terms.length), covered }
}

function isTarget(target: string, url: string, id: string, language: Language): boolean {
  const place = localPath(target, language)
  return id === '' ? place === url : place === `${url}#${id}`
}

function present({ hits, sections, isWhole }: ScoredPage, language: Language): FoundPage {
  const { page } = hits
  const places = new Set(hits.locations.flatMap((entry) => [...entry.keys()]))
  const stems = new Set([...places].map((place) => stemAt(page.words[place] ?? '', language)))
  const isMatch = (word: string) => stems.has(stemAt(word, language))
  const base = page.url.replace(/#.*/, '')
  const intro = page.sections[0]
  return {
    href: page.url,
    language,
    title: markTitle(page.title, isMatch),
    excerpt: intro ? excerptOf(page.words, { ...intro, to: page.words.length }, places) : [],
    sections: sections.map(({ section }) => ({
      href: `${base}#${section.id}`,
      title: markTitle(section.title, isMatch),
      excerpt: excerptOf(page.words, section, places),
    })),
    isWhole,
  }
}

function stemAt(word: string, language: Language): string {
  return stem(fold(wordsOf(word)[0] ?? ''), language)
}
