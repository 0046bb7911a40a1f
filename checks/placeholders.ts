import type { Finding } from './finding.ts'

/**
 * Names in braces that the site does not know: they would stand on the page as they are. In documents the known ones
 * are filled in; in messages none is, because a message takes its facts from content/site.ts itself.
 */
export function checkPlaceholders(file: string, source: string, known: readonly string[], firstLine = 1): Finding[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.replace(/`[^`]*`/g, '').matchAll(/\{\s*(\w+)\s*\}/g)].flatMap(([whole, name = '']) => {
      if (known.includes(name) && whole === `{${name}}`) return []
      const todo =
        known.length > 0
          ? `Known are: ${known.map((entry) => `{${entry}}`).join(', ')}.`
          : 'Take the value from content/site.ts in a text between backticks, as the messages around it do.'
      return [{ file, line: firstLine + index, what: `The site has no value for ${whole}.`, todo }]
    }),
  )
}
