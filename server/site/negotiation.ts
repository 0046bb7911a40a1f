/** Content codings, smallest output first, each with a pattern of the Accept-Encoding headers that allow it. */
const codings = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
} as const
export type ContentCoding = keyof typeof codings

/**
 * The first available coding that Accept-Encoding allows; `q=0` excludes a coding.
 * @example chooseContentCoding('gzip, br;q=0', { br, gzip }) // 'gzip'
 */
export function chooseContentCoding(
  header: string | string[] = '',
  there: Partial<Record<ContentCoding, unknown>>,
): ContentCoding | null {
  for (const coding of ['br', 'gzip'] as const) if (there[coding] && codings[coding].test(String(header))) return coding
  return null
}

/** Whether If-None-Match contains this ETag; weak ETags match too, because compressing proxies weaken them. */
export function etagMatches(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

export type ByteRange = { from: number; to: number }

/** Parses a Range header for a file of this size; null, for the whole file, unless it is a single byte range. */
export function parseRangeHeader(header: string | undefined, size: number): ByteRange | 'beyond the end' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if ((!first && !last) || (first && last && Number(last) < Number(first))) return null
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last) + 1, size) : size
  return from >= size || from >= to ? 'beyond the end' : { from, to }
}
