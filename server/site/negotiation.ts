/** How the content of an answer is written, the smallest first. */
const CODINGS = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof CODINGS)[number]

const known = new Map<string, readonly Coding[]>()
const MOST_KNOWN = 100

/**
 * The codings that a header accepts, the preferred one first; a weight of 0 means that one is not accepted.
 * @example acceptedCodings('gzip, br;q=0') // ['gzip']
 */
export function acceptedCodings(header: string | string[] = ''): readonly Coding[] {
  const text = String(header)
  const before = known.get(text)
  if (before) return before
  const weights = new Map(
    text
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name.replace(/^x-/, ''), weight === undefined ? 1 : Number(weight) || 0] as const
      }),
  )
  const weightOf = (coding: Coding) => weights.get(coding) ?? (coding === 'identity' ? 0 : (weights.get('*') ?? 0))
  const accepted = CODINGS.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, accepted)
  return accepted
}

/** Whether one of the tags that a browser has is this one; proxies that compress mark a tag as weak. */
export function etagMatches(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  return tags.split(',').some((tag) => {
    const plain = tag.trim()
    return plain === '*' || plain.replace(/^W\//, '') === etag
  })
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
