/**
 * The maximum length of a query in characters: search time grows with it, and a pasted text would block the page.
 * Inputs enforce it by `maxlength`.
 */
export const MAX_QUERY_LENGTH = 100

/** Composes the letters of a query, and truncates it, at a word boundary if it has one. */
export function truncateQuery(text: string): string {
  const query = text.normalize().trim()
  if (query.length <= MAX_QUERY_LENGTH) return query
  const wholeWords = query.slice(0, MAX_QUERY_LENGTH + 1).replace(/\s\S*$/, '')
  return wholeWords
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '') // half of a surrogate pair
    .trim()
}
