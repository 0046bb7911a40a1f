import { type Issue, suggest } from './issue.ts'
import { applyRules, type Passage } from './passage.ts'

/**
 * What stands in braces and is no name that the site knows, and a brace without its partner: readers would see them. In
 * documents the known names are filled in; in messages none is, because they take their facts from content/site.ts.
 */
export function checkPlaceholders(passage: Passage, known: readonly string[]): Issue[] {
  const inBraces = known.map((name) => `{${name}}`)
  const otherwise =
    known.length > 0
      ? `Known are: ${inBraces.join(', ')}; a brace that is meant stands between backticks.`
      : 'Take the value from content/site.ts in a text between backticks, as the messages around it do.'
  const unknown = {
    pattern: new RegExp(`(?<!\\\\)\\{(?!#|(?:${known.join('|')})\\})[^{}\\n]*\\}?|(?<!\\\\|\\{[^{}\\n]*)\\w*\\}`, 'g'),
    what: (found: string) => `The site has no value for “${found}”.`,
    todo: (found: string) => suggest(found.replace(/[{}\s]+/g, ''), inBraces, otherwise),
  }
  return applyRules([{ ...passage, text: withoutCode(passage.text) }], [unknown])
}

/** Nothing is filled in in code: its lines are left empty. */
function withoutCode(markdown: string): string {
  const code = /^[ >]*(`{3,}|~{3,})[\s\S]*?^[ >]*\1|(`+)[\s\S]*?\2/gm
  return markdown.replace(code, (found) => found.replace(/[^\n]/g, ''))
}
