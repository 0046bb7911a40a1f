import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { PageKind } from '../src/pages/page-body.tsx'
import { root } from './folders.ts'
import { listFiles } from './list-files.ts'
import { writeIfChanged } from './write-generated.ts'

/** Where the sheets of pages are written: for each a first one, which is in the page itself, and a deferred one at its end. */
const STYLES = 'generated/styles'
/** What is in each page, in the order in which its sheets come. */
const SITE_ENTRIES = ['src/shell/head/Document.tsx', 'src/shell/Shell.tsx']
/** It imports a component for each kind of page. */
const PAGES = 'src/pages/page-body.tsx'
/** A document's sheets are a sheet of their own too: a script puts one on pages without (src/shell/dialogs/show-policy.ts). */
const DOCUMENT = 'src/markdown/DocumentReader.tsx'

/** Sheets that no component imports: of pages by themselves, and what scripts link to. */
const OWN_ENTRIES = [
  'src/sign-up/response-page.css',
  'src/markdown/field-mode/field-mode.css',
  'src/saving/saved-line.css',
  'src/saving/offline-page.css',
]

/** How an import says that its sheet is not needed for the first screen. */
const DEFERRED = '?deferred'

/** The later overrides the earlier, whatever their selectors. A sheet's folder says its layer. */
const LAYERS = ['base', 'components', 'features', 'overrides']

/** The sources of the two sheets of a kind of page, or of all pages. */
export function sheetsOf(name: PageKind | 'site'): { first: string; deferred: string } {
  return { first: `${STYLES}/${name}.css`, deferred: `${STYLES}/${name}-deferred.css` }
}

/** Every sheet that a page links to or holds, an entry of the build. Call it when generated/ has been written. */
export function styleEntries(): string[] {
  const made = readdirSync(path.join(root, STYLES)).filter((file) => file !== 'document.css')
  return [...made.map((file) => `${STYLES}/${file}`), ...OWN_ENTRIES]
}

/**
 * The name of a sheet's entry, and so of its file.
 * @example entryName('generated/styles/HomePage-deferred.css') // 'HomePage-deferred'
 */
export function entryName(source: string): string {
  return path.basename(source, '.css')
}

/** Writes generated/styles: the sheets that the components of each kind of page import, and those below them. */
export async function writePageStyles(): Promise<void> {
  const site = await collectSheets(SITE_ENTRIES)
  const own = async (component: string) => {
    const { first, deferred } = await collectSheets([component])
    return { first: without(first, site.first), deferred: without(deferred, [...site.first, ...site.deferred]) }
  }
  const document = await own(DOCUMENT)
  const files = new Map([
    ['site.css', site.first],
    ['site-deferred.css', site.deferred],
    ['document.css', [...document.first, ...document.deferred]],
  ])
  for (const page of (await importsOf(PAGES)).filter(isComponent)) {
    const kind = path.basename(page, '.tsx')
    const { first, deferred } = await own(page)
    files.set(`${kind}.css`, first)
    files.set(`${kind}-deferred.css`, deferred)
  }
  for (const [name, sheets] of files) if (sheets.length === 0) files.delete(name)
  await Promise.all([...files].map(([name, sheets]) => writeIfChanged(`styles/${name}`, bundleOf(sheets))))
  const old = without(await listFiles(path.join(root, STYLES)), [...files.keys()])
  await Promise.all(old.map((name) => rm(path.join(root, STYLES, name), { force: true })))
}

/** The sheets of components, each after those of the components that it is made of. */
async function collectSheets(components: readonly string[]) {
  const visited = new Set<string>()
  const sheets: string[] = []
  const visit = async (file: string): Promise<void> => {
    if (visited.has(file)) return
    visited.add(file)
    if (isSheet(file)) sheets.push(file)
    if (!isComponent(file)) return
    const imports = await importsOf(file)
    for (const imported of [...imports.filter(isComponent), ...imports.filter(isSheet)]) await visit(imported)
  }
  for (const component of components) await visit(component)
  const first = sheets.filter((sheet) => !sheet.endsWith(DEFERRED))
  const deferred = sheets.filter((sheet) => sheet.endsWith(DEFERRED)).map((sheet) => sheet.slice(0, -DEFERRED.length))
  return { first, deferred: without(deferred, first) }
}

/** What a module imports, but types, in its order. */
async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(path.join(root, file), 'utf8')
  return [...text.matchAll(/^import (?!type )(?:[^'"]* from )?'(\.[^']+)'/gm)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  )
}

function isComponent(file: string): boolean {
  return file.endsWith('.tsx')
}

function isSheet(file: string): boolean {
  return /\.css(\?deferred)?$/.test(file)
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name))
}

/** A sheet of other sheets, each in its layer. */
function bundleOf(sheets: readonly string[]): string {
  const imports = sheets.map((sheet) => `@import "/${sheet}" layer(${layerOf(sheet)});`)
  return [`@layer ${LAYERS.join(', ')};`, '@import "/src/styles/media.css";', ...imports, ''].join('\n')
}

function layerOf(sheet: string): string {
  if (sheet.startsWith('src/styles/overrides/')) return 'overrides'
  if (sheet.startsWith('src/styles/')) return 'base'
  return sheet.startsWith('src/components/') ? 'components' : 'features'
}

/**
 * What a component imports stands in no script: the pages that show it have its sheet. What other modules import comes
 * with their script.
 */
export function leaveSheetsToPages(): Plugin {
  const NOTHING = '\0sheet-of-a-component'
  return {
    name: 'sheets-of-components',
    enforce: 'pre',
    resolveId: (source, importer) => (importer && isComponent(importer) && isSheet(source) ? NOTHING : null),
    load: (id) => (id === NOTHING ? '' : null),
  }
}
