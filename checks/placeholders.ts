import type { Finding } from './finding.ts'

/**
 * Names in braces that the site does not know: they would stand on the page as they are. In documents the known ones
 * are filled in; in messages none is, because a message takes its facts from content/site.ts itself.
 */
export function checkPlaceholders(file: string, source: string, known: readonly string[], firstLine = 1): Finding[] {
  return withoutCode(source)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/(?<!\\)\{\s*(\w+)\s*\}/g)].flatMap(([whole, name = '']) => {
        if (known.includes(name) && whole === `{${name}}`) return []
        const todo =
          known.length > 0
            ? `Known are: ${known.map((entry) => `{${entry}}`).join(', ')}.`
            : 'Take the value from content/site.ts in a text between backticks, as the messages around it do.'
        return [{ file, line: firstLine + index, what: `The site has no value for ${whole}.`, todo }]
      }),
    )
}

/** Code is literal: its lines are left empty. */
function withoutCode(source: string): string {
  return source
    .replace(/^[ >]*(`{3,}|~{3,})[\s\S]*?^[ >]*\1/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/(`+)[\s\S]*?\1/g, (code) => code.replace(/[^\n]/g, ''))
}

/** Lines of a document where a brace has lost its partner: “{product is …”. Code is left out. */
export function checkBraces(file: string, source: string): Finding[] {
  let isCode = false
  return source.split('\n').flatMap((line, index) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode
    const rest = line.replace(/`[^`]*`/g, '').replace(/\{[^{}]*\}/g, '')
    if (isCode || !/[{}]/.test(rest)) return []
    const todo = 'Close it, as in {product}; a brace that is meant stands between backticks.'
    return [{ file, line: index + 1, what: 'A brace is open or closed by itself here.', todo }]
  })
}
