import { type Language, languages } from '../../content/languages.ts'
import type { Answer } from './answer.ts'
import { expand } from './expand.ts'
import { Lexicon } from './lexicon.ts'
import { LanguageIndex, type PagefindModule } from './pagefind.ts'
import { rank } from './rank.ts'

/** Where the index is: its own address, its script, and how a list of words is fetched. */
export type IndexSource = {
  address: string
  /** A module of its own for each language: one module has one WebAssembly, made for one language's inflections. */
  loadPagefind: (language: Language) => Promise<PagefindModule>
  loadWords: (language: Language) => Promise<readonly string[]>
}

export type Engine = (query: string, language: Language) => Promise<Answer>

/**
 * Loads the index of both languages and gives the search over them.
 * @throws Error when a part of the index cannot be had.
 */
export async function createEngine(source: IndexSource): Promise<Engine> {
  const load = async (language: Language) => {
    const pagefind = await source.loadPagefind(language)
    const basePath = `${source.address}${language}/`
    const instance = pagefind.createInstance({ basePath, baseUrl: '/', noWorker: true })
    const [words] = await Promise.all([source.loadWords(language), instance.init()])
    return { lexicon: new Lexicon(language, words), index: new LanguageIndex(language, instance) }
  }
  const [en, sv] = await Promise.all([load('en'), load('sv')])
  const lexicons = { en: en.lexicon, sv: sv.lexicon }
  const indexes = { en: en.index, sv: sv.index }
  for (const language of languages) await indexes[language].find(lexicons[language].entries[0]?.word ?? '')
  return async (query, language) => rank(expand(query, lexicons), indexes, language)
}
