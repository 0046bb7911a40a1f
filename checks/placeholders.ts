import { type Issue, suggest } from './issue.ts'
import { applyRules, type Passage, type Rule } from './passage.ts'

/** A brace without its partner on the line. */
const LONE_BRACE: Rule = {
  pattern: /(?<!\\)\{(?![^{}\n]*\})|(?<!\\|\{[^{}\n]*)\}/g,
  what: (_, around) => `A brace is open or closed by itself here: “${around}”.`,
  todo: 'Close it, as in {product}; a brace that is meant stands between backticks.',
}

/**
 * Names in braces that the site does not know, and braces without a partner: readers would see them. In documents the
 * known names are filled in; in messages none is, because they take their facts from content/site.ts themselves.
 */
export function checkPlaceholders(passage: Passage, known: readonly string[]): Issue[] {
  const inBraces = known.map((name) => `{${name}}`)
  const otherwise =
    known.length > 0
      ? `Known are: ${inBraces.join(', ')}.`
      : 'Take the value from content/site.ts in a text between backticks, as the messages around it do.'
  const unknown: Rule = {
    pattern: new RegExp(`(?<!\\\\)(?!\\{(?:${known.join('|')})\\})\\{\\s*\\w+\\s*\\}`, 'g'),
    what: (found) => `The site has no value for ${found}.`,
    todo: (found) => suggest(found, inBraces, otherwise),
  }
  return applyRules([{ ...passage, text: withoutCode(passage.text) }], [unknown, LONE_BRACE])
}

/** Nothing is filled in in code: its lines are left empty. */
function withoutCode(markdown: string): string {
  const code = /^[ >]*(`{3,}|~{3,})[\s\S]*?^[ >]*\1|(`+)[\s\S]*?\2/gm
  return markdown.replace(code, (found) => found.replace(/[^\n]/g, ''))
}
