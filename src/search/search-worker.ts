import '../loading/older-browsers.ts'
import { type Language, languages } from '../../content/languages.ts'
import type { Answer } from './answer.ts'
import { INDEX_NAMES, type SearchIndex } from './contract/search-index.ts'
import { createEngine, type Engine } from './engine.ts'

/*
 * The search in a thread of its own: reading the indexes would hold up the keys for a tenth of a second on a slow
 * phone. Every query comes with the port for its answer.
 */
export type SearchRequest = { query: string; language: Language; port: MessagePort }

/** Null when the indexes cannot be loaded. */
export type SearchReply = Answer | null

/** A slow connection may take its time, a dead one may not. */
const TIME_LIMIT_MS = 30_000

let engine: Promise<Engine> | undefined = load()
engine.catch((error) => console.warn('The search could not be loaded.', error))

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => void reply(data))

async function reply({ query, language, port }: SearchRequest): Promise<void> {
  try {
    engine ??= load()
    const search = await engine
    port.postMessage(search(query, language) satisfies SearchReply)
  } catch (error) {
    console.warn('The search failed.', error)
    engine = undefined // the next query loads again
    port.postMessage(null satisfies SearchReply)
  }
}

async function load(): Promise<Engine> {
  const names = await readJson<Record<Language, string>>(INDEX_NAMES)
  const indexes = await Promise.all(
    languages.map(async (language) => [language, await readJson<SearchIndex>(names[language])] as const),
  )
  return createEngine(Object.fromEntries(indexes) as Record<Language, SearchIndex>) // one for each language
}

async function readJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
