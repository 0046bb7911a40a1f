import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const sheets = read('src/**/*.css')
const code = read('{src,server}/**/*.{ts,tsx,svg}')
  .filter(({ file }) => !file.includes('.test.'))
  .map(({ text }) => text)
  .join('\n')

/** The names after a dot in what stands before a brace. */
function classesOf(css: string): string[] {
  const selectors = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@(layer|import|media|supports)[^{;]*/g, '')
    .match(/[^{};]+(?=\{)/g)
  return [...new Set((selectors ?? []).flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []))]
}

/** Whether it stands in quotes, or begins a name that ends with a value: `notes--${count}`. */
function isUsed(name: string): boolean {
  const stem = name.slice(0, name.lastIndexOf('--') + 2)
  return (
    new RegExp(`["'\`][^"'\`\\n]*(?<![\\w-])${name}(?![\\w-])`).test(code) ||
    (name.includes('--') && code.includes(`${stem}\${`))
  )
}

describe('style sheets', () => {
  test.each(sheets)('$file has no class that nothing carries', ({ text }) => {
    expect(classesOf(text).filter((name) => !isUsed(name))).toEqual([])
  })

  test('all are named by app.css, but those of the search and of the answers to forms, which come by themselves', () => {
    const entry = sheets.find(({ file }) => file.endsWith('app.css'))?.text ?? ''
    const named = [...entry.matchAll(/@import "([^"]+)"/g)].map(([, name = '']) => path.join('src/styles', name))
    const others = sheets.map(({ file }) => file).filter((file) => !named.includes(file))
    expect(others.sort()).toEqual(['src/search/search.css', 'src/sign-up/answer-page.css', 'src/styles/app.css'])
  })
})
