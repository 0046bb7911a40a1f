import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../files/folders.ts'
import { entryName, listStylesheetEntries, writePageStylesheets } from './page-styles.ts'

const readProjectFile = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const glob = (pattern: string) => globSync(pattern, { cwd: projectRoot }).map((file) => file.split(path.sep).join('/'))
/** The stylesheets that a generated stylesheet imports, each with its layer. */
const importsIn = (name: string) =>
  [...readProjectFile(`generated/styles/${name}.css`).matchAll(/@import "\/(.+)" (.+);/g)].map(([, sheet, layer]) => ({
    sheet,
    layer,
  }))
const sheetsIn = (name: string) => importsIn(name).map(({ sheet = '' }) => path.basename(sheet))

beforeAll(writePageStylesheets)

test('every sheet is imported by what needs it, or is an entry of its own', () => {
  const imported = ['src/styles/media.css', ...listStylesheetEntries()]
  for (const file of [...glob('src/**/*.{ts,tsx,css}'), 'generated/styles/document.css'])
    for (const [, name = ''] of readProjectFile(file).matchAll(/^(?:@?import|\} from) ['"](\.[^'"]+\.css)/gm))
      imported.push(path.posix.join(path.posix.dirname(file), name))
  expect(glob('src/**/*.css').filter((sheet) => !imported.includes(sheet))).toEqual([])
})

test('a page has the sheets of the components that it is made of, each before that of who uses it', () => {
  expect(sheetsIn('HomePage')).toEqual(expect.arrayContaining(['strip.css', 'hero.css', 'customers.css']))
  expect(sheetsIn('HomePage').indexOf('strip.css')).toBeLessThan(sheetsIn('HomePage').indexOf('hero.css'))
  expect(sheetsIn('HomePage')).not.toContain('prose.css')
  expect(sheetsIn('DocumentPage')).toEqual(expect.arrayContaining(['prose.css', 'page-top.css', 'page-tools.css']))
})

test('a deferred sheet is no first one, unless a page needs it at first; nothing comes twice', () => {
  expect(sheetsIn('site')).not.toContain('footer.css')
  expect(sheetsIn('site-deferred')).toContain('footer.css')
  expect(sheetsIn('NotFoundPage')).toContain('footer.css')
  for (const entry of listStylesheetEntries().filter((file) => file.startsWith('generated/'))) {
    const sheets = sheetsIn(entryName(entry))
    expect(sheets.length, entry).toBeGreaterThan(0)
    expect(new Set(sheets).size, entry).toBe(sheets.length)
  }
})

test('the folder of a sheet says its layer', () => {
  const layers = new Map(importsIn('site').map(({ sheet, layer }) => [sheet, layer]))
  expect(layers.get('src/styles/base.css')).toBe('layer(base)')
  expect(layers.get('src/styles/overrides/enlarged.css')).toBe('layer(overrides)')
  expect(layers.get('src/components/buttons.css')).toBe('layer(components)')
  expect(layers.get('src/shell/header/header.css')).toBe('layer(features)')
})

test('only components import sheets that pages collect: a module that Node reads itself must not', () => {
  const scripts = glob('src/**/*.ts').filter((file) => /^import '.*\.css/m.test(readProjectFile(file)))
  expect(scripts.sort()).toEqual([
    'src/markdown/preset-chooser/enhance-preset-chooser.ts',
    'src/markdown/terms/term-card.ts',
    'src/saving/panel.ts',
    'src/shell/dialogs/show-policy.ts',
  ])
})
