import { Worker } from 'node:worker_threads'
import type { Description } from './describe-volume.ts'
import type { Volume } from './volumes.ts'

export type Task = { volume: Volume; description: Description }
export type Job = { id: number; task: Task }
export type Done = { id: number; pdf: Uint8Array } | { id: number; failure: string }

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void }

/** Sets volumes one after the other in a thread of its own, so that the rest of the build goes on; begun when needed. */
export function startTypesetting() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  const begin = () => {
    const begun = new Worker(new URL('./book-worker.ts', import.meta.url))
    begun.on('message', (done: Done) => {
      const job = waiting.get(done.id)
      waiting.delete(done.id)
      if ('pdf' in done) job?.resolve(done.pdf)
      else job?.reject(new Error(done.failure))
    })
    begun.on('error', (error: Error) => {
      for (const job of waiting.values()) job.reject(error)
      waiting.clear()
    })
    return begun
  }
  let next = 0
  return {
    set: (task: Task): Promise<Uint8Array> => {
      worker ??= begin()
      const job: Job = { id: next++, task }
      worker.postMessage(job)
      return new Promise((resolve, reject) => waiting.set(job.id, { resolve, reject }))
    },
    end: async (): Promise<void> => {
      await worker?.terminate()
    },
  }
}
