import type { Language } from '../site/languages.ts'
import type { PageKind } from '../src/pages/page-body.tsx'
import { noAssets, type PageAssets } from '../src/shell/head/page-assets.ts'
import { sheetsOf } from './page-styles.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

export type Manifest = Record<string, { file: string; assets?: string[]; imports?: string[] }>

/** What the bundler has made of the code. */
export type Bundle = {
  manifest: Manifest
  /** What runs first in the pages of each language. */
  headScripts: Readonly<Record<Language, string>>
  /** Gives the text of a sheet by its file. */
  readSheet: (file: string) => Promise<string>
}

/** The one script of every page. */
export const RUNTIME = 'src/runtime/runtime.ts'
/** The sheet that the head script adds in field mode. */
const FIELD_SHEET = 'src/markdown/field-mode/field-mode.css'
/** What hydrates islands. */
const HYDRATION = 'src/runtime/hydrate-island.ts'
export const SITE_STYLES = sheetsOf('site')

/** What pages of a kind load and run, as the bundler has named and written it. */
export async function pageAssets(bundle: Bundle, language: Language, kind: PageKind): Promise<PageAssets> {
  const { manifest, readSheet } = bundle
  const own = sheetsOf(kind)
  return {
    ...commonAssets(bundle, language),
    styles: await Promise.all([SITE_STYLES.first, own.first].map((sheet) => readSheet(fileOf(manifest, sheet)))),
    deferredSheets: [own.deferred, SITE_STYLES.deferred]
      .filter((sheet) => manifest[sheet]) // some kinds have nothing to defer
      .map((sheet) => sheetOf(manifest, sheet)),
  }
}

/** What the page that stands in for another loads: its sheets are files, since it is seldom shown. */
export async function offlineAssets(bundle: Bundle, language: Language): Promise<PageAssets> {
  const { manifest, readSheet } = bundle
  const sheets = [SITE_STYLES.deferred, 'src/sign-up/response-page.css', 'src/saving/offline-page.css']
  return {
    ...commonAssets(bundle, language),
    styles: [await readSheet(fileOf(manifest, SITE_STYLES.first))],
    sheets: sheets.map((sheet) => sheetOf(manifest, sheet)),
  }
}

function commonAssets({ manifest, headScripts }: Bundle, language: Language): PageAssets {
  const runtime = `/${fileOf(manifest, RUNTIME)}`
  return {
    ...noAssets,
    headScript: `fieldSheet=${JSON.stringify(sheetOf(manifest, FIELD_SHEET))};${headScripts[language]}`,
    fonts: (manifest[SITE_STYLES.first]?.assets ?? [])
      .filter((file) => file.endsWith('.woff2') && !/italic|figures/.test(file))
      .sort()
      .map((file) => `/${file}`),
    runtime,
    speculationRules: SPECULATION_RULES,
    codeOf: (source) => codeOf(manifest, source, runtime),
  }
}

/** The scripts of an island, and of what hydrates it, without those that every page has. */
function codeOf(manifest: Manifest, island: string, runtime: string): string[] {
  const files = new Set<string>()
  const collect = (key: string) => {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file || files.has(`/${file}`)) return
    files.add(`/${file}`)
    imports.forEach(collect)
  }
  for (const source of [HYDRATION, `src/${island}.island.tsx`]) {
    fileOf(manifest, source) // throws when the manifest lacks it
    collect(source)
  }
  files.delete(runtime)
  return [...files]
}

function fileOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`The manifest lacks ${source}.`)
  return file
}

/** The address of a style sheet that is an entry of its own. */
export function sheetOf(manifest: Manifest, source: string): string {
  return `/${fileOf(manifest, source)}`
}
