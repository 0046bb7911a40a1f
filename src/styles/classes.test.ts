import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const sheets = read('src/**/*.css')
const MEDIA = 'src/styles/media.css'
const media = readFileSync(path.join(root, MEDIA), 'utf8')
/** A palette colour, such as --spruce-950, as opposed to a role, such as --ground. */
const PALETTE = /--[a-z]+-(0|\d{2,})\b/
const sheetsWithoutMedia = sheets.filter(({ file }) => file !== MEDIA)
const code = read('{src,server}/**/*.{ts,tsx,svg}')
  .filter(({ file }) => !file.includes('.test.'))
  .map(({ text }) => text)
  .join('\n')

/** The class names in the selectors of a stylesheet. */
function listClasses(css: string): string[] {
  const selectors = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@(layer|import|media|supports)[^{;]*/g, '')
    .match(/[^{};]+(?=\{)/g)
  return [...new Set((selectors ?? []).flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []))]
}

/** Whether the code has a class name in a string literal, or builds it with a template: `notes--${count}`. */
function isUsed(name: string): boolean {
  const stem = name.slice(0, name.lastIndexOf('--') + 2)
  return (
    new RegExp(`["'\`][^"'\`\\n]*(?<![\\w-])${name}(?![\\w-])`).test(code) ||
    (name.includes('--') && code.includes(`${stem}\${`))
  )
}

describe('style sheets', () => {
  test.each(sheets)('$file has no class that nothing carries', ({ text }) => {
    expect(listClasses(text).filter((name) => !isUsed(name))).toEqual([])
  })

  test('widths of windows stand in media.css alone, under names that are used', () => {
    const queries = sheetsWithoutMedia.flatMap(({ file, text }) =>
      [...text.matchAll(/@media([^{]*)/g)].map(([, query = '']) => ({ file, query })),
    )
    expect(queries.filter(({ query }) => /\d/.test(query))).toEqual([])
    const used = new Set(queries.flatMap(({ query }) => query.match(/--[\w-]+/g) ?? []))
    const named = [...media.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name = '']) => name)
    expect([...used].sort()).toEqual(named.sort())
  })

  test('colours have the names of their roles outside of the tokens', () => {
    const isTokens = ({ file }: { file: string }) => file.endsWith('/tokens.css')
    expect(sheets.some((sheet) => isTokens(sheet) && PALETTE.test(sheet.text))).toBe(true)
    for (const { file, text } of sheets.filter((sheet) => !isTokens(sheet)))
      expect(text.match(PALETTE), file).toBeNull()
  })
})
