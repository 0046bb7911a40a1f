import { NOINDEX_HEADER, type SecurityHeaders } from '../security-headers.ts'
import type { ContentCoding } from './negotiation.ts'

/** A file of the build; a large one, such as a film, has no bytes and is streamed from the disk. */
export type SiteFile = {
  name: string
  location: string
  type: string
  etag: string
  size: number
  bytes: Buffer | null
  br: Buffer | null
  gzip: Buffer | null
}

/** One encoded variant of a file, with its headers as the flat list that Node writes fastest. */
type Variant = {
  body: Buffer | null
  /** Each variant has its own ETag, because its bytes differ. */
  etag: string
  /** The headers of a 200; content type and length come first. */
  headers: string[]
  /** The headers of a 304. */
  unchanged: string[]
}

/** The precomputed variants of the response for a static file. */
export type StaticResponse = Pick<SiteFile, 'location' | 'size'> & {
  identity: Variant
  coded: Partial<Record<ContentCoding, Variant>>
}

/** Cache-Control of files with a hash in their name. */
export const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Cache-Control of other files: cached, but revalidated on each use. */
export const CACHE_REVALIDATE = 'no-cache'
/** Folders that search engines must not index, because their files duplicate the content of pages. */
export const NOINDEX_FOLDERS: readonly string[] = ['markdown', 'pdf']

export function createStaticResponse(file: SiteFile, security: SecurityHeaders): StaticResponse {
  const { name, location, size, type, bytes, br, gzip } = file
  const common = Object.entries({
    'cache-control': name.startsWith('static/') ? CACHE_FOR_A_YEAR : CACHE_REVALIDATE,
    ...(br || gzip ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
    ...(NOINDEX_FOLDERS.includes(name.split('/')[0] ?? '') && NOINDEX_HEADER),
    ...(name.endsWith('.html') ? security.ofPages : security.ofFiles),
  }).flat()
  const variant = (body: Buffer | null, coding?: ContentCoding): Variant => {
    const etag = coding ? file.etag.replace(/"$/, `.${coding}"`) : file.etag
    const unchanged = ['etag', etag, ...common]
    const content = ['content-type', type, 'content-length', String(body?.length ?? size)]
    return {
      body,
      etag,
      unchanged,
      headers: [...content, ...(coding ? ['content-encoding', coding] : []), ...unchanged],
    }
  }
  return {
    ...{ location, size },
    identity: variant(bytes),
    coded: { ...(br && { br: variant(br, 'br') }), ...(gzip && { gzip: variant(gzip, 'gzip') }) },
  }
}
