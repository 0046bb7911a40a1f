import type { Language } from '../../content/languages.ts'
import type { Answer } from './answer.ts'
import type { SearchReply, SearchRequest } from './search-worker.ts'

let worker: Worker | undefined

/** Starts the thread that searches, which loads the indexes while the visitor is still finding the words. */
export function startSearch(language: Language): Worker {
  worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: language })
  return worker
}

/**
 * What the site says about a query.
 * @throws Error when the search cannot be loaded; the next query tries again.
 */
export function search(query: string, language: Language): Promise<Answer> {
  const { port1: answer, port2: port } = new MessageChannel()
  const thread = startSearch(language)
  return new Promise<Answer>((resolve, reject) => {
    const fail = () => {
      worker = undefined
      reject(new Error('The search could not be loaded.'))
    }
    answer.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
      thread.removeEventListener('error', fail)
      answer.close()
      if (data) resolve(data)
      else reject(new Error('The search indexes could not be loaded.'))
    })
    answer.start()
    thread.addEventListener('error', fail)
    thread.postMessage({ query, language, port } satisfies SearchRequest, [port])
  })
}
