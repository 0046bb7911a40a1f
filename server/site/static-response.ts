import { NOINDEX_HEADER, type Security } from '../security-headers.ts'
import type { ContentCoding } from './negotiation.ts'

/** A file as it was read from the build; a large one, such as a film, has no bytes and is read from the disk each time. */
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

/** A file in one coding with all that its answers say: as the flat lists that Node writes the fastest. */
type Variant = {
  body: Buffer | null
  /** Each coding has its own, because its bytes differ. */
  etag: string
  /** The headers of an answer with content; type and length come first. */
  headers: string[]
  /** The headers of the answer that a browser has it already. */
  unchanged: string[]
}

/** All answers for a file that no program has to think about, made once. */
export type StaticResponse = Pick<SiteFile, 'location' | 'size'> & {
  identity: Variant
  coded: Partial<Record<ContentCoding, Variant>>
}

/** Only files with a hash in their name. */
export const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Kept, but asked for again each time. */
export const REVALIDATE = 'no-cache'
/** What search engines leave alone: the page itself is what they index. */
export const NOINDEX_FOLDERS: readonly string[] = ['markdown', 'pdf']

export function makeResponse(file: SiteFile, security: Security): StaticResponse {
  const { name, location, size, type, bytes, br, gzip } = file
  const common = Object.entries({
    'cache-control': name.startsWith('static/') ? CACHE_FOR_A_YEAR : REVALIDATE,
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
