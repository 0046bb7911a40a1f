/** Timeout of a chunk. */
export const CHUNK_TIMEOUT_MS = 120_000

export type ChunkErrorType = 'missing' | 'timeout' | 'other'

/** A chunk that could not be loaded. */
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
 * Loads a chunk within CHUNK_TIMEOUT_MS.
 * @throws ChunkLoadError: `missing` when the server says that it does not have the file (a newer deployment), `timeout`
 * after the time, `other` for everything else.
 */
export async function loadChunk<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout')), CHUNK_TIMEOUT_MS)
  })
  const loaded = load().catch(async (error: unknown) => {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(id, await typeOf(error), error)
  })
  try {
    return await Promise.race([loaded, timeOut])
  } finally {
    clearTimeout(timer)
  }
}

/** Requests the file of an import error again to learn its HTTP status; without a response the cause stays unknown. */
function typeOf(error: unknown): ChunkErrorType | Promise<ChunkErrorType> {
  const file = /\S*\/static\/\S+/.exec(String(error))?.[0] // the error of a stylesheet has a path without an origin
  if (!file) return 'other'
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => chunkErrorTypeOfStatus(status),
    () => 'other',
  )
}

/** A missing file is certain only for some statuses: after a 5xx or 403, the server may still have the file. */
export function chunkErrorTypeOfStatus(status: number): ChunkErrorType {
  return status === 404 || status === 410 ? 'missing' : 'other'
}
