import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const sheets = read('src/**/*.css')
const MEDIA = 'src/styles/media.css'
const media = readFileSync(path.join(root, MEDIA), 'utf8')
/** A colour by its name: --spruce-950. */
const PALETTE = /--[a-z]+-(0|\d{2,})\b/
const withoutMedia = sheets.filter(({ file }) => file !== MEDIA)
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

  test('all are named by app.css or by the page that shows them, but those that come by themselves', () => {
    const named = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/@import "([^"]+)"/g)].map(([, name = '']) => path.join(path.dirname(file), name)),
    )
    const entries = sheets.map(({ file }) => file).filter((file) => !named.includes(file))
    expect(entries.filter((file) => !file.endsWith('/page.css')).sort()).toEqual([
      'src/markdown/document.css',
      'src/markdown/field-mode/field.css',
      'src/markdown/preset-chooser/preset-answer.css',
      'src/markdown/terms/term-card.css',
      'src/saving/offline-page.css',
      'src/saving/saved-line.css',
      'src/saving/saving.css',
      'src/sign-up/response-page.css',
      'src/styles/app.css',
      'src/styles/deferred.css',
    ])
    // named by the configuration of the build
    const ofBuild =
      /app\.css|(critical|deferred|page)\.css|response-page|field-mode\/field\.css|offline-page|saved-line/
    for (const entry of entries.filter((file) => !ofBuild.test(file)))
      expect(code, entry).toMatch(new RegExp(`import '[./\\w-]*${path.basename(entry)}'`))
  })

  test('widths of windows stand in media.css alone, under names that are used', () => {
    const queries = withoutMedia.flatMap(({ file, text }) =>
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
