import { visit } from 'unist-util-visit'
import type { Language } from '../site/languages.ts'
import { EXPLICIT_ID_PATTERN } from '../src/markdown/plugins/heading-ids.ts'
import { parseMarkdown, toPlainText } from '../src/markdown/site-markdown.ts'
import { createSlugger } from '../src/markdown/slug.ts'

type Heading = { line: number; level: number; words: string; id: string | undefined }

/**
 * Adds missing ids to the headings of levels 2 and 3, for links: the id of the saved text or of the other language at
 * the same position, otherwise an id from the English words. A Swedish heading without an English counterpart gets none
 * yet.
 */
export function addIds(text: string, language: Language, saved = '', other = ''): string {
  const [headings, olds, others] = [headingsOf(text), headingsOf(saved), headingsOf(other)]
  const used = new Set(headings.flatMap(({ id }) => id ?? []))
  const known = [...used, ...[...olds, ...others].flatMap(({ id }) => id ?? [])]
  const slugOf = createSlugger(known)
  const lines = text.split('\n')
  for (const [place, { line, level, words, id }] of headings.entries()) {
    if (id || /\{\s*#/.test(words)) continue // the checks report invalid ids
    const beside = (list: readonly Heading[]) => {
      const one = list.length === headings.length ? list[place] : undefined
      return one?.level === level && one.id && !used.has(one.id) ? one.id : undefined
    }
    const own = olds.find((old) => old.words === words && old.id && !used.has(old.id))?.id
    const made = language === 'en' ? slugOf(prefixOf(known) + reduceToIdCharacters(words)) : undefined
    const next = own ?? beside(others) ?? beside(olds) ?? made
    if (!next) continue
    used.add(next)
    lines[line] = `${lines[line]?.trimEnd()} {#${next}}`
  }
  return lines.join('\n')
}

function headingsOf(text: string): Heading[] {
  const lines = text.split('\n')
  const found: Heading[] = []
  visit(parseMarkdown(text), 'heading', (node) => {
    const [said, line] = [toPlainText(node), (node.position?.start.line ?? 1) - 1]
    // skips setext headings, because front matter with its closing hyphens parses as one
    if (!said || !/^#{2,3}\s/.test(lines[line] ?? '')) return
    const words = said.replace(EXPLICIT_ID_PATTERN, '').trimEnd()
    found.push({ line, level: node.depth, words, id: EXPLICIT_ID_PATTERN.exec(said)?.[1] })
  })
  return found
}

/** The common prefix of a document's ids, such as `faq-` in the FAQ. */
function prefixOf(ids: readonly string[]): string {
  const [first = ''] = ids
  const prefix = /^[a-z]+-/.exec(first)?.[0] ?? ''
  return ids.length > 3 && ids.every((id) => id.startsWith(prefix)) ? prefix : ''
}

/** Words that start with a letter, reduced to characters allowed in ids. */
function reduceToIdCharacters(words: string): string {
  const letters = words.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, '')
  return letters.replace(/[^a-z0-9]+/gi, ' ').replace(/^[^a-z]+/i, '') || 'section'
}
