import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { PageKind } from '../../src/pages/page-body.tsx'
import { projectRoot } from '../files/folders.ts'
import { listFiles } from '../files/list-files.ts'
import { writeIfChanged } from '../files/write-generated.ts'

/**
 * The folder of generated stylesheets: for each kind of page one that is inlined, and a deferred one that is linked at
 * the end of its first screen.
 */
const STYLES_FOLDER = 'generated/styles'
/** The components that every page has, in cascade order. */
const SITE_ENTRIES = ['src/shell/head/HtmlDocument.tsx', 'src/shell/Shell.tsx']
/** The module that imports a component for each kind of page. */
const PAGE_BODY_MODULE = 'src/pages/page-body.tsx'
/**
 * Documents also have a stylesheet of their own, which a script adds to pages without a document
 * (src/shell/dialogs/show-policy.ts).
 */
const DOCUMENT_MODULE = 'src/markdown/DocumentReader.tsx'

/** Stylesheets that no component imports: those of standalone pages, and those that scripts load. */
const OWN_ENTRIES = [
  'src/sign-up/response-page.css',
  'src/markdown/field-mode/field-mode.css',
  'src/saving/saved-line.css',
  'src/saving/offline-page.css',
]

/** The import suffix of a stylesheet that the first screen does not need. */
const DEFERRED_SUFFIX = '?deferred'

/** The cascade layers, lowest first. The folder of a stylesheet decides its layer. */
const LAYERS = ['base', 'components', 'features', 'overrides']

/** The inlined and the deferred stylesheet of a kind of page, or of all pages. */
export function stylesheetSources(name: PageKind | 'site'): { first: string; deferred: string } {
  return { first: `${STYLES_FOLDER}/${name}.css`, deferred: `${STYLES_FOLDER}/${name}-deferred.css` }
}

/** All stylesheets that are entries of the build. Requires that generated/ has been written. */
export function listStylesheetEntries(): string[] {
  const made = readdirSync(path.join(projectRoot, STYLES_FOLDER)).filter((file) => file !== 'document.css')
  return [...made.map((file) => `${STYLES_FOLDER}/${file}`), ...OWN_ENTRIES]
}

/**
 * The entry name of a stylesheet, from which Vite makes its file name.
 * @example entryName('generated/styles/HomePage-deferred.css') // 'HomePage-deferred'
 */
export function entryName(source: string): string {
  return path.basename(source, '.css')
}

/** Writes generated/styles: the stylesheets that the components of each kind of page import, directly or indirectly. */
export async function writePageStylesheets(): Promise<void> {
  const siteSheets = await collectSheets(SITE_ENTRIES)
  const collectOwnSheets = async (component: string) => {
    const { first, deferred } = await collectSheets([component])
    return {
      first: excludeNames(first, siteSheets.first),
      deferred: excludeNames(deferred, [...siteSheets.first, ...siteSheets.deferred]),
    }
  }
  const document = await collectOwnSheets(DOCUMENT_MODULE)
  const files = new Map([
    ['site.css', siteSheets.first],
    ['site-deferred.css', siteSheets.deferred],
    ['document.css', [...document.first, ...document.deferred]],
  ])
  for (const page of (await importsOf(PAGE_BODY_MODULE)).filter(isComponent)) {
    const kind = path.basename(page, '.tsx')
    const { first, deferred } = await collectOwnSheets(page)
    files.set(`${kind}.css`, first)
    files.set(`${kind}-deferred.css`, deferred)
  }
  for (const [name, sheets] of files) if (sheets.length === 0) files.delete(name)
  await Promise.all([...files].map(([name, sheets]) => writeIfChanged(`styles/${name}`, bundleOf(sheets))))
  const outdated = excludeNames(await listFiles(path.join(projectRoot, STYLES_FOLDER)), [...files.keys()])
  await Promise.all(outdated.map((name) => rm(path.join(projectRoot, STYLES_FOLDER, name), { force: true })))
}

/** The stylesheets of components in cascade order: a component's stylesheet comes after those of its children. */
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
  const first = sheets.filter((sheet) => !sheet.endsWith(DEFERRED_SUFFIX))
  const deferred = sheets
    .filter((sheet) => sheet.endsWith(DEFERRED_SUFFIX))
    .map((sheet) => sheet.slice(0, -DEFERRED_SUFFIX.length))
  return { first, deferred: excludeNames(deferred, first) }
}

/** The imports of a module in order, without type imports. */
async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(path.join(projectRoot, file), 'utf8')
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

function excludeNames(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name))
}

/** The text of a stylesheet that imports other stylesheets, each into its cascade layer. */
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
 * A Vite plugin that drops stylesheet imports of components from scripts, since every page links the stylesheets of its
 * components. Stylesheets that other modules import are loaded with their chunk.
 */
export function ignoreComponentStyles(): Plugin {
  const NOTHING = '\0sheet-of-a-component'
  return {
    name: 'sheets-of-components',
    enforce: 'pre',
    resolveId: (source, importer) => (importer && isComponent(importer) && isSheet(source) ? NOTHING : null),
    load: (id) => (id === NOTHING ? '' : null),
  }
}
