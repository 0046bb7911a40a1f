import MiniSearch from 'minisearch'
import { type GlossaryWord, platformTerms as glossaryTerms } from '../../site/glossary.ts'
import { type Language, languages } from '../../site/languages.ts'
import { localPath } from '../../site/paths.ts'
import { searchTopics } from '../../site/search-words.ts'
import { forestryTerms } from '../../site/words.ts'
import {
  INDEX_NAMES_PATH,
  miniSearchOptions,
  type SearchIndex,
  type SectionTerms,
  toIndexTerm,
} from '../../src/search/contract/search-index.ts'
import { joinHyphenated, stemWord, tokenize } from '../../src/search/contract/tokenize.ts'
import { stagedSiteFolder } from '../files/folders.ts'
import { hashedFileName } from '../files/hashed-name.ts'
import { writeFiles } from '../files/write-files.ts'
import { type PageSections, readPageSections } from './search-sections.ts'

/** Writes a search index for each language under a hashed name, and the list of these names. */
export async function writeSearchIndexes(): Promise<void> {
  const names: Record<string, string> = {}
  for (const language of languages) {
    const text = JSON.stringify(buildSearchIndex(await readPageSections(language), language))
    names[language] = `/static/search/${hashedFileName(`${language}.json`, text)}`
    await writeFiles(stagedSiteFolder, [[names[language], text]])
  }
  await writeFiles(stagedSiteFolder, [[INDEX_NAMES_PATH, JSON.stringify(names)]])
}

/** Builds the search index of a language from the sections of its pages. */
export function buildSearchIndex(found: readonly PageSections[], language: Language): SearchIndex {
  const pages = found.map(({ href, sections }) => ({ href, title: sections[0]?.title ?? '' }))
  const sections = found.flatMap((page, number) => page.sections.map((section) => ({ page: number, ...section })))
  const groups = groupsIn(language)
  const phrases = groups.flatMap((group) => group.own.filter((term) => term.includes(' ')))
  const known = new Set(sections.flatMap(({ title, text }) => stemsOf(`${title} ${text}`, language)))
  const index = new MiniSearch(miniSearchOptions)
  for (const [id, section] of sections.entries()) {
    const { href = '', title = '' } = pages[section.page] ?? {}
    const place = section.id ? `${href.replace(/#.*/, '')}#${section.id}` : href
    const terms = {
      title: termsIn(section.title),
      text: termsIn(section.text),
      above: section.id ? termsIn(`${title} ${section.above}`) : [],
      about: groups.filter(({ target }) => target === place).flatMap(({ all }) => all),
    }
    const own = new Set([...terms.title, ...terms.text])
    const inside = terms.title.flatMap((word) => splitCompound(word, known, language))
    const synonyms = groups.filter((group) => group.own.some((term) => own.has(term))).flatMap(({ all }) => all)
    const parts = [...own].flatMap((word) => splitCompound(word, known, language))
    const also = [...new Set([...synonyms, ...parts]).difference(own)]
    index.add({ ...terms, id, inside, also } satisfies SectionTerms)
  }
  const vocabulary: SearchIndex['vocabulary'] = {}
  for (const { all, own, written } of groups) {
    for (const [number, term] of all.entries()) {
      const stems = [...(vocabulary[term]?.stems ?? []), ...own.flatMap((phrase) => phrase.split(' '))]
      vocabulary[term] = { written: vocabulary[term]?.written ?? written[number] ?? '', stems: [...new Set(stems)] }
    }
  }
  return { pages, sections: sections.map(({ above: _, ...section }) => section), vocabulary, terms: index.toJSON() }

  /** The terms of a text: its words, and its phrases that are in the vocabulary. */
  function termsIn(text: string): string[] {
    const stems = stemsOf(text, language)
    const joined = joinHyphenated(text).map((word) => stemWord(word, language))
    const all = ` ${stems.join(' ')} `
    return [...stems, ...joined, ...phrases.filter((phrase) => all.includes(` ${phrase} `))]
  }
}

/** Groups of synonyms: glossary terms and everyday words, as terms of this index and of all languages. */
function groupsIn(language: Language) {
  const groups = [
    ...glossaryTerms.map(({ match, target }) => ({ words: match, target })),
    ...Object.values(forestryTerms).map(({ match, target }) => ({ words: match, target: targetOf(match, target) })),
    ...searchTopics,
  ]
  return groups.map(({ words, target }) => {
    const own = words[language].map((form) => toIndexTerm(tokenize(form), language, language))
    const forms = languages.flatMap((other) => words[other].map((written) => ({ written, other })))
    const all = forms.map(({ written, other }) => toIndexTerm(tokenize(written), other, language))
    return { own, all, written: forms.map(({ written }) => written), target: target && localPath(target, language) }
  })
}

/** The page that explains a glossary word, unless the list of everyday words names a better page. */
function targetOf(match: GlossaryWord['match'], target: GlossaryWord['target']): string | undefined {
  const written = new Set(
    searchTopics.flatMap((topic) => (topic.target ? languages.flatMap((one) => topic.words[one]) : [])),
  )
  return languages.some((language) => match[language].some((form) => written.has(form))) ? undefined : target
}

function stemsOf(text: string, language: Language): string[] {
  return tokenize(text).map((word) => stemWord(word, language))
}

/**
 * Splits a compound into words that occur on the site, with an optional linking s between them.
 * @example splitCompound('granbarkborr', known, 'sv') // ['gran', 'barkborr']
 */
function splitCompound(compound: string, known: ReadonlySet<string>, language: Language): string[] {
  for (let at = 3; at <= compound.length - 4; at++) {
    const tail = compound.slice(at)
    const begin = compound.slice(0, at)
    const head = [begin, stemWord(begin.replace(/s$/, ''), language)].find((part) => known.has(part))
    if (head && known.has(tail)) return [head, tail]
  }
  return []
}
