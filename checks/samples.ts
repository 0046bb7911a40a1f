import { excerpt } from './passage.ts'

/** A value that the owner still has to replace. */
export type Sample = { file: string; line: number; what: string }

/** The samples of a module: lines marked `// sample`, and entries with `sample: true`. */
export function findSamples(file: string, source: string): Sample[] {
  const lines = source.split('\n')
  return lines.flatMap((text, index) => {
    const value = /^(.*?),?\s*\/\/ sample\b/.exec(text)?.[1]?.trim()
    const what = /\bsample: true\b/.test(text) ? describeEntry(lines, index) : value
    return what === undefined ? [] : { file, line: index + 1, what }
  })
}

/** The name of the entry that ends with a line, and how its English begins. */
function describeEntry(lines: readonly string[], end: number): string {
  const begin = lines.slice(0, end + 1).findLastIndex((line) => /\{(\s*$|.*sample: true)/.test(line))
  const entry = lines.slice(begin, end + 1).join(' ')
  const [, english = ''] = /\ben: (?:'(.*?)'|`(.*?)`)/.exec(entry)?.filter((group) => group !== undefined) ?? []
  const name = /^\s*(\w+): \{$/.exec(lines[begin] ?? '')?.[1]
  const words = excerpt(english.replace(/\$\{.*?\)\}/g, '…'), 60)
  return name && name !== 'text' ? `${name}: ${words}` : words
}
