import { hash } from 'node:crypto'

/** The manifest of a build, stored beside its server: hashes by file, without files kept from the previous build. */
export type BuildRecord = {
  id: string
  /** A hash of the server's own program. */
  program: string
  files: Readonly<Record<string, string>>
}

export const BUILD_RECORD_FILE = 'build.json'

/** Larger files, such as a film, are streamed from the disk for each request; their names must contain a hash. */
export const MAX_IN_MEMORY_BYTES = 4 * 1024 * 1024

/** A content hash, for the build record and ETags. */
export function hashContent(content: Buffer | string): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}
