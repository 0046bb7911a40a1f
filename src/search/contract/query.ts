/**
 * The longest query, in characters, longer than any question: what is searched takes time for every one, and a pasted text
 * would stop the page. Fields show it by taking no more.
 */
export const LONGEST_QUERY = 100

/** What is searched of a text: its beginning, in whole words where it has more than one. */
export function cutQuery(text: string): string {
  const query = text.trim()
  if (query.length <= LONGEST_QUERY) return query
  const wholeWords = query.slice(0, LONGEST_QUERY + 1).replace(/\s\S*$/, '')
  return wholeWords
    .slice(0, LONGEST_QUERY)
    .replace(/[\uD800-\uDBFF]$/, '') // half a sign
    .trim()
}
