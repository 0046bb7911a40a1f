import type { Finding } from './finding.ts'

/** Every sample value that the owner still has to replace: lines marked `// sample` and entries with `sample: true`. */
export function findSamples(file: string, source: string): Finding[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    if (/\/\/ sample\b/.test(line)) {
      return [
        sample(file, index, line.replace(/\/\/ sample\b.*/, ''), 'Put the real value there and remove “// sample”.'),
      ]
    }
    if (!/\bsample: true\b/.test(line)) return []
    return [sample(file, index, wholeEntry(lines, index), 'Put the real words there and write “sample: false”.')]
  })
}

function sample(file: string, index: number, text: string, todo: string): Finding {
  return { file, line: index + 1, what: text.trim().replace(/,$/, ''), todo }
}

/** The entry that a line belongs to: the line itself, or all from its opening brace. */
function wholeEntry(lines: readonly string[], index: number): string {
  const line = lines[index] ?? ''
  if (line.includes('{')) return line
  const open = lines.slice(0, index).findLastIndex((earlier) => /\{\s*$/.test(earlier))
  return lines
    .slice(open + 1, index)
    .map((entry) => entry.trim())
    .join(' ')
}
