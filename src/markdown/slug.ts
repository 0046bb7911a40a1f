/**
 * An id made of a heading's words, unlike those used before.
 * @example uniqueSlug('Före flygning', new Set()) // 'fore-flygning'
 */
export function uniqueSlug(text: string, used: ReadonlySet<string>): string {
  const base =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  let slug = base
  for (let number = 2; used.has(slug); number++) slug = `${base}-${number}`
  return slug
}
