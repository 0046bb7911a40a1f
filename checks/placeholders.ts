import { type Issue, suggestName } from './issue.ts'
import { applyRules, type Passage, type TextRule } from './passage.ts'

/**
 * Reports unknown placeholders and unbalanced braces, which would be visible on the page. `known` lists the placeholders
 * of documents and answers; in other messages all placeholders are already filled in.
 */
export function checkPlaceholders(passage: Passage, known: readonly string[]): Issue[] {
  const inBraces = known.map((name) => `{${name}}`)
  const isDocument = known.length > 0
  const todoOf = (found: string, otherwise: string) =>
    isDocument
      ? suggestName(found.replace(/[{}\s]+/g, ''), inBraces, otherwise)
      : 'Write {product}, {company}, {email} or {phone}; other braces cannot stand here.'
  const unknown: TextRule = {
    pattern: new RegExp(`(?<!\\\\)\\{(?!\\s*#|(?:${known.join('|')})\\})[^{}\\n]*\\}`, 'g'),
    what: (found) => `The site has no value for “${found}”.`,
    todo: (found) => todoOf(found, BRACES_ADVICE),
  }
  const alone: TextRule = {
    pattern: /(?<!\\)\{(?!\s*#)\w*(?![^{}\n]*\})|(?<!\\|\{[^{}\n]*)\w*\}/g,
    what: (found) => `“${found}” has a brace without its partner, so readers see it.`,
    todo: (found) =>
      todoOf(found, 'Write the other brace too, as in {email}; one that is meant stands between backticks.'),
  }
  return applyRules([{ ...passage, text: withoutCode(passage.text) }], [unknown, alone])
}

/**
 * Reports names that two placeholders have: one would be shown in place of the other in every text. The entries come
 * after the facts, in the order in which names are taken.
 */
export function checkPlaceholderNames(
  facts: readonly string[],
  entries: readonly { id: string; file: string; line: number }[],
): Issue[] {
  const taken = new Set(facts)
  return entries.flatMap(({ id, ...place }) => {
    if (!taken.has(id)) {
      taken.add(id)
      return []
    }
    const what = `Another fact, answer or row is already called “${id}”, so texts with {${id}} would show the wrong one.`
    return [{ ...place, what, todo: 'Choose another short name, here and in the text that shows it.' }]
  })
}

const BRACES_ADVICE =
  'Take a fact such as {email}, a short name of content/answers.yaml or content/procurement.yaml, or a chapter of site/page-list.ts. If its entry has been removed or renamed there, give it back, or remove this too. A brace that is meant stands between backticks.'

/** Blanks out code, where placeholders are not replaced. */
function withoutCode(markdown: string): string {
  const code = /^[ >]*(`{3,}|~{3,})[\s\S]*?^[ >]*\1|(`+)[\s\S]*?\2/gm
  return markdown.replace(code, (found) => found.replace(/[^\n]/g, ''))
}
