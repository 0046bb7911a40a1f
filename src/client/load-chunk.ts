/** How long a chunk may take. */
export const CHUNK_TIME_OUT_MS = 120_000

export type ChunkErrorType = 'missing' | 'timeout' | 'other'

/** A part of the site's script that could not be loaded. */
export class ChunkLoadError extends Error {
  readonly id: string
  readonly type: ChunkErrorType
  constructor(id: string, type: ChunkErrorType, cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause })
    this.name = 'ChunkLoadError'
    this.id = id
    this.type = type
  }
}

/**
 * Loads a chunk within 120 s.
 * @throws ChunkLoadError: `missing` when the server does not have the file (a newer deployment), `timeout` after the
 * time, `other` for everything else.
 */
export async function loadChunk<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout')), CHUNK_TIME_OUT_MS)
  })
  try {
    return await Promise.race([load(), timeOut])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    const url = /https?:\/\/\S+/.exec(String(error))?.[0]
    throw new ChunkLoadError(id, url && (await isMissing(url)) ? 'missing' : 'other', error)
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the server says that it does not have a file; no answer says nothing about the file. */
function isMissing(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => !ok,
    () => false,
  )
}
