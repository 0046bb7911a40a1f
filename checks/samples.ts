import type { Issue } from './issue.ts'
import { excerpt } from './passage.ts'

/** Every value that the owner still has to replace: lines marked `// sample`, and entries with `sample: true`. */
export function findSamples(file: string, source: string): Issue[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const place = { file, line: index + 1 }
    if (/\/\/ sample\b/.test(line)) {
      const what = line.replace(/,?\s*\/\/ sample\b.*/, '').trim()
      return [{ ...place, what, todo: 'Put the real value there and remove “// sample”.' }]
    }
    if (!/\bsample: true\b/.test(line)) return []
    return [
      { ...place, what: describeEntry(lines, index), todo: 'Put the real words there and write “sample: false”.' },
    ]
  })
}

/** The name of the entry that ends with a line, and how its English begins. */
function describeEntry(lines: readonly string[], end: number): string {
  const isOneLine = lines[end]?.includes('{')
  const begin = isOneLine ? end : lines.slice(0, end).findLastIndex((line) => /\{\s*$/.test(line))
  const entry = lines.slice(begin, end + 1).join(' ')
  const [, english = ''] = /\ben: (?:'(.*?)'|`(.*?)`)/.exec(entry)?.filter((group) => group !== undefined) ?? []
  const name = /^\s*(\w+): \{$/.exec(lines[begin] ?? '')?.[1]
  const words = excerpt(english.replace(/\$\{.*?\)\}/g, '…'), 60)
  return name && name !== 'text' ? `${name}: ${words}` : words
}
