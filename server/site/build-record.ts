import { hash } from 'node:crypto'

/** What a build says of itself beside its server: its files with their hashes, without those that it keeps of the build before. */
export type BuildRecord = {
  id: string
  /** Tells whether the server's own program is another one. */
  program: string
  files: Readonly<Record<string, string>>
}

export const BUILD_RECORD_FILE = 'build.json'

/** A file beyond this, such as a film, is read from its place each time, and its name must change with it. */
export const LARGE_BYTES = 4 * 1024 * 1024

/** The name of some content, for the record and the ETags. */
export function contentHash(content: Buffer | string): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}
