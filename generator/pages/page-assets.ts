import type { Language } from '../../site/languages.ts'
import type { PageKind } from '../../src/pages/page-body.tsx'
import { noPageAssets, type PageAssets } from '../../src/shell/head/page-assets.ts'
import { stylesheetSources } from './page-styles.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

export type ViteManifest = Record<string, { file: string; assets?: string[]; imports?: string[] }>

/** The client bundle as Vite has built it. */
export type ClientBundle = {
  manifest: ViteManifest
  /** The inlined head script by language. */
  headScripts: Readonly<Record<Language, string>>
  /** Reads the text of a built stylesheet. */
  readSheet: (file: string) => Promise<string>
}

/** The source of the script that every page loads. */
const RUNTIME_SOURCE = 'src/runtime/runtime.ts'
/** The stylesheet that the head script adds in field mode. */
const FIELD_MODE_STYLESHEET = 'src/markdown/field-mode/field-mode.css'
/** The module that hydrates islands. */
const HYDRATION_MODULE = 'src/runtime/hydrate-island.ts'
export const SITE_STYLESHEETS = stylesheetSources('site')

/** The scripts and stylesheets of a kind of page, with the file names from the manifest. */
export async function collectPageAssets(bundle: ClientBundle, language: Language, kind: PageKind): Promise<PageAssets> {
  const { manifest, readSheet } = bundle
  const own = stylesheetSources(kind)
  return {
    ...collectCommonAssets(bundle, language),
    styles: await Promise.all([SITE_STYLESHEETS.first, own.first].map((sheet) => readSheet(fileOf(manifest, sheet)))),
    deferredSheets: [own.deferred, SITE_STYLESHEETS.deferred]
      .filter((sheet) => manifest[sheet]) // some kinds have no deferred stylesheet
      .map((sheet) => stylesheetAddress(manifest, sheet)),
  }
}

/** The assets of the offline page; all stylesheets but the first are linked, because the page is rarely shown. */
export async function collectOfflineAssets(bundle: ClientBundle, language: Language): Promise<PageAssets> {
  const { manifest, readSheet } = bundle
  const sheets = [SITE_STYLESHEETS.deferred, 'src/sign-up/response-page.css', 'src/saving/offline-page.css']
  return {
    ...collectCommonAssets(bundle, language),
    styles: [await readSheet(fileOf(manifest, SITE_STYLESHEETS.first))],
    sheets: sheets.map((sheet) => stylesheetAddress(manifest, sheet)),
  }
}

function collectCommonAssets({ manifest, headScripts }: ClientBundle, language: Language): PageAssets {
  const runtime = `/${fileOf(manifest, RUNTIME_SOURCE)}`
  return {
    ...noPageAssets,
    headScript: `fieldSheet=${JSON.stringify(stylesheetAddress(manifest, FIELD_MODE_STYLESHEET))};${headScripts[language]}`,
    fonts: (manifest[SITE_STYLESHEETS.first]?.assets ?? [])
      .filter((file) => file.endsWith('.woff2') && !file.includes('italic'))
      .sort()
      .map((file) => `/${file}`),
    runtime,
    speculationRules: SPECULATION_RULES,
    chunksOfIsland: (source) => chunksOfIsland(manifest, source, runtime),
  }
}

/** The chunks of an island and of its hydration, except chunks that every page loads. */
function chunksOfIsland(manifest: ViteManifest, island: string, runtime: string): string[] {
  const files = new Set<string>()
  const collect = (key: string) => {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file || files.has(`/${file}`)) return
    files.add(`/${file}`)
    imports.forEach(collect)
  }
  for (const source of [HYDRATION_MODULE, `src/${island}.island.tsx`]) {
    fileOf(manifest, source) // throws when the manifest lacks it
    collect(source)
  }
  files.delete(runtime)
  return [...files]
}

function fileOf(manifest: ViteManifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`The manifest lacks ${source}.`)
  return file
}

/** The address of a stylesheet that is an entry of the build. */
export function stylesheetAddress(manifest: ViteManifest, source: string): string {
  return `/${fileOf(manifest, source)}`
}
