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
 * @throws ChunkLoadError: `missing` when the server says that it does not have the file (a newer deployment), `timeout`
 * after the time, `other` for everything else.
 */
export async function loadChunk<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout')), CHUNK_TIME_OUT_MS)
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

/** Asks for the file that an error names; no answer says nothing about the file. */
function typeOf(error: unknown): ChunkErrorType | Promise<ChunkErrorType> {
  const file = /\S*\/static\/\S+/.exec(String(error))?.[0] // of a style sheet without the origin
  if (!file) return 'other'
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => errorTypeOfStatus(status),
    () => 'other',
  )
}

/** A server in trouble (5xx), or one that refuses (403), may have the file. */
export function errorTypeOfStatus(status: number): ChunkErrorType {
  return status === 404 || status === 410 ? 'missing' : 'other'
}
