import type { Issue } from './issue.ts'
import { excerpt, type Passage } from './passage.ts'

/**
 * Names in braces that the site does not know, and braces without a partner: readers would see them. In documents the
 * known names are filled in; in messages none is, because they take their facts from content/site.ts themselves.
 */
export function checkPlaceholders({ file, line, text }: Omit<Passage, 'language'>, known: readonly string[]): Issue[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((written, index) => {
      const place = { file, line: line + index }
      const unknown = Array.from(written.matchAll(/(?<!\\)\{\s*(\w+)\s*\}/g), ([whole]) => whole)
        .filter((whole) => !known.some((name) => whole === `{${name}}`))
        .map((whole) => ({ ...place, what: `The site has no value for ${whole}.`, todo: remedyFor(whole, known) }))
      if (!/[{}]/.test(written.replace(/\\?\{[^{}]*\}|\\[{}]/g, ''))) return unknown
      const what = `A brace is open or closed by itself here: “${excerpt(written)}”.`
      return [
        ...unknown,
        { ...place, what, todo: 'Close it, as in {product}; a brace that is meant stands between backticks.' },
      ]
    })
}

function remedyFor(whole: string, known: readonly string[]): string {
  if (known.length === 0)
    return 'Take the value from content/site.ts in a text between backticks, as the messages around it do.'
  const name = whole.replace(/\W/g, '').toLowerCase()
  const similar = known.filter((each) => each.toLowerCase().includes(name) || name.includes(each.toLowerCase()))
  const names = (similar.length > 0 ? similar : known).map((each) => `{${each}}`).join(', ')
  return similar.length > 0 ? `Write ${names}, if that is meant.` : `Known are: ${names}.`
}

/** Nothing is filled in in code: its lines are left empty. */
function withoutCode(markdown: string): string {
  return markdown
    .replace(/^[ >]*(`{3,}|~{3,})[\s\S]*?^[ >]*\1/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/(`+)[\s\S]*?\1/g, (code) => code.replace(/[^\n]/g, ''))
}
