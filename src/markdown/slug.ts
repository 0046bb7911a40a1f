/**
 * Creates a function that makes unique ids from headings, different from `taken` and from its earlier results.
 * @example createSlugger([])('Före flygning') // 'fore-flygning'
 */
export function createSlugger(taken: Iterable<string>): (words: string) => string {
  const used = new Set(taken)
  const next = new Map<string, number>()
  return (words) => {
    const base = slugOf(words)
    let slug = base
    let number = next.get(base) ?? 2
    for (; used.has(slug); number++) slug = `${base}-${number}`
    next.set(base, number)
    used.add(slug)
    return slug
  }
}

function slugOf(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section'
}
