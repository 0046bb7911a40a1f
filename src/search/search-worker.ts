import { type Language, languages } from '../../content/languages.ts'
import type { Answer } from './answer.ts'
import { INDEX_NAMES, type SearchIndex } from './contract/search-index.ts'
import { answerTo } from './engine.ts'
import { SearchedLanguage } from './searched-language.ts'

/*
 * The search in a thread of its own: reading the indexes would hold up the keys for a tenth of a second on a slow
 * phone. Every query comes with the port for its answer; the name of the thread is the visitor's language.
 */
export type SearchRequest = { query: string; language: Language; port: MessagePort }

/** Null when the visitor's index cannot be loaded. */
export type SearchReply = Answer | null

/** A slow connection may take its time, a dead one may not. */
const TIME_LIMIT_MS = 30_000

const coming: Partial<Record<Language, Promise<void>>> = {}
const searched: Partial<Record<Language, SearchedLanguage>> = {}

const named = languages.find((language) => language === self.name)
if (named) {
  load(named).then(
    () => loadOthers(named),
    (error) => console.warn('The search could not be loaded.', error),
  )
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => void reply(data))

async function reply({ query, language, port }: SearchRequest): Promise<void> {
  const search = () => answerTo(query, language, loaded())
  try {
    await load(language)
    let answer = search()
    // What this language does not have as it is written may be a word of another, which is worth waiting for. What was
    // found is not: a slow line takes as long again, and nothing may move under the reader's finger then.
    if (answer.pages.length === 0 || answer.corrected) {
      await loadOthers(language)
      answer = search()
    }
    port.postMessage(answer satisfies SearchReply)
  } catch (error) {
    console.warn('The search failed.', error)
    port.postMessage(null satisfies SearchReply)
  }
}

/** Without them the search still answers. */
async function loadOthers(than: Language): Promise<void> {
  const others = languages.filter((language) => language !== than).map(load)
  await Promise.all(others).catch((error) => console.warn('The search has not all languages.', error))
}

function loaded(): SearchedLanguage[] {
  return languages.flatMap((language) => searched[language] ?? [])
}

function load(language: Language): Promise<void> {
  coming[language] ??= read(language).catch((error) => {
    delete coming[language] // the next query loads again
    throw error
  })
  return coming[language]
}

async function read(language: Language): Promise<void> {
  const names = await readJson<Record<Language, string>>(INDEX_NAMES)
  searched[language] = new SearchedLanguage(language, await readJson<SearchIndex>(names[language]))
}

async function readJson<Content>(address: string): Promise<Content> {
  const stop = new AbortController() // AbortSignal.timeout is missing in older browsers
  const timer = setTimeout(() => stop.abort(), TIME_LIMIT_MS)
  try {
    const response = await fetch(address, { signal: stop.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}
