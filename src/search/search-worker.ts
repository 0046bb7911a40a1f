import type { Language } from '../../content/languages.ts'
import type { Answer } from './answer.ts'
import { createEngine, type Engine } from './engine.ts'
import type { PagefindModule } from './pagefind.ts'

/*
 * The search in a thread of its own: loading, expanding and ranking never hold up the keys. A request is answered by
 * the same number.
 */
export type SearchRequest = { id: number; query: string; language: Language }

export type SearchReply = { id: number; answer: Answer } | { id: number; failed: true }

const ADDRESS = '/pagefind/'

let engine: Promise<Engine> | undefined
let lost: string | null = null

addEventListener('message', (event: MessageEvent<SearchRequest>) => void reply(event.data))

async function reply({ id, query, language }: SearchRequest): Promise<void> {
  try {
    engine ??= createEngine({ address: ADDRESS, loadPagefind, loadWords })
    const search = await engine
    const answer = await search(query, language)
    if (lost) throw new Error(`${lost} could not be loaded`)
    postMessage({ id, answer } satisfies SearchReply)
  } catch (error) {
    console.warn('The search could not be loaded.', error)
    postMessage({ id, failed: true } satisfies SearchReply)
  }
}

/** One module for each language (see IndexSource). */
async function loadPagefind(language: Language): Promise<PagefindModule> {
  watchFetch()
  return import(/* @vite-ignore */ `${ADDRESS}pagefind.js?${language}`)
}

async function loadWords(language: Language): Promise<readonly string[]> {
  const response = await fetch(`${ADDRESS}${language}/words.json`)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return response.json()
}

/**
 * Pagefind logs a part of its index that it cannot load and goes on as if nothing were found. The visitor should hear
 * of it, so what this thread fetches is watched.
 */
function watchFetch(): void {
  if (self.fetch.name === 'watchedFetch') return
  const load = self.fetch.bind(self)
  self.fetch = async function watchedFetch(input, init) {
    try {
      const response = await load(input, init)
      if (!response.ok) lost = response.url
      return response
    } catch (error) {
      lost = String(input)
      throw error
    }
  }
}
