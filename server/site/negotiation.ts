/** How the content of an answer may be written, the smallest first, and where an Accept-Encoding accepts it. */
const codings = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
} as const
export type ContentCoding = keyof typeof codings

/**
 * The first coding of those there are that a header accepts; a weight of 0 means that one is not accepted.
 * @example chooseCoding('gzip, br;q=0', { br, gzip }) // 'gzip'
 */
export function chooseCoding(
  header: string | string[] = '',
  there: Partial<Record<ContentCoding, unknown>>,
): ContentCoding | null {
  for (const coding of ['br', 'gzip'] as const) if (there[coding] && codings[coding].test(String(header))) return coding
  return null
}

/** Whether one of the tags that a browser has is this one; proxies that compress mark a tag as weak. */
export function etagMatches(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

export type ByteRange = { from: number; to: number }

/** The part of a file of this size that is asked for; null for what is no single range: then the whole is sent. */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond the end' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if ((!first && !last) || (first && last && Number(last) < Number(first))) return null
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last) + 1, size) : size
  return from >= size || from >= to ? 'beyond the end' : { from, to }
}
