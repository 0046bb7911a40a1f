import type { Language } from '../../content/languages.ts'
import type { Answer } from './answer.ts'
import type { SearchReply, SearchRequest } from './search-worker.ts'

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** A slow connection may take its time, a dead one may not. */
const TIME_LIMIT_MS = 30_000

let worker: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

/**
 * What the site says about a query. The index is loaded with the first one, and anew after a failure.
 * @throws Error when the index cannot be loaded.
 */
export function search(query: string, language: Language): Promise<Answer> {
  worker ??= startWorker()
  const request: SearchRequest = { id: ++count, query, language }
  worker.postMessage(request)
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject })
    setTimeout(() => {
      if (waiting.has(request.id)) giveUp('The search index did not load in time.')
    }, TIME_LIMIT_MS)
  })
}

/** Loads the index while the visitor is still finding the words; a failure shows when something is asked. */
export function warmUp(language: Language): void {
  if (!worker) search('', language).catch((error) => console.debug(error))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if ('failed' in data) return giveUp('The search index could not be loaded.')
    waiting.get(data.id)?.resolve(data.answer)
    waiting.delete(data.id)
  })
  started.addEventListener('error', () => giveUp('The search could not be started.'))
  return started
}

/** Ends the thread with all that it has half loaded; the next query starts another. */
function giveUp(reason: string): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error(reason))
  waiting.clear()
}
