import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages, ofLanguages } from '../content/languages.ts'
import { canonicalPath, localPath, readPath } from '../content/paths.ts'
import { hostingFiles } from '../server/hosting.ts'
import type { PageSettings } from '../server/settings.ts'
import { islandSources } from '../src/islands/island-sources.ts'
import type { PageKind } from '../src/pages/page-body.tsx'
import { OFFLINE_PAGE } from '../src/saving/contract/precache.ts'
import { plainAddress, readDocument } from './documents.ts'
import type { Film } from './film.ts'
import { deviceTags, metaTags } from './meta-tags.ts'
import { readMetadata } from './page-metadata.ts'
import { pageStyles } from './page-styles.ts'
import { root, serverFolder, siteFolder } from './places.ts'
import { renderPages } from './render-pages.ts'
import type { Renderer } from './renderer.ts'
import { seoFiles } from './seo-files.ts'
import { EAGER_SPECULATION_RULES, SPECULATION_RULES } from './speculation-rules.ts'
import { webManifests } from './web-manifests.ts'
import { writeFiles } from './write-files.ts'

export type Manifest = Record<string, { file: string; assets?: string[]; imports?: string[] }>

/** The one script of every page. */
const RUNTIME = 'src/client/runtime.ts'

type PageStyle = { head: string; deferred: string }

/**
 * Writes every page of content/pages.ts in both languages, and the not-found pages, with the files beside them; also
 * the hashes of the inline scripts and styles for the server's Content-Security-Policy.
 */
export async function prerender(
  renderer: Renderer,
  manifest: Manifest,
  headScripts: Record<Language, string>,
  settings: PageSettings,
  film: Film,
  sharePictures: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { publicAddress: origin } = settings
  const frame = await makeFrame(manifest, headScripts)
  const rendered = await renderPages(renderer)
  const facts = await readMetadata(rendered, sharePictures)
  const files = new Map<string, string>(webManifests())
  for (const [pathname, { head, body, kind }] of rendered) {
    if (pathname === '/index') continue // its file is that of the home page
    const { language, path: address } = readPath(pathname)
    const shown = facts.find((page) => page.pathname === localPath(canonicalPath(address), language))
    const forNetworks = shown ? metaTags(shown, origin, settings.videoEmbed || film.versions[language]) : ''
    const file = pathname === '/' ? 'index.html' : `${pathname}.html`
    files.set(file, frame.page(language, await frame.styleOf(kind), head + forNetworks, body))
  }
  for (const { document, language } of facts) {
    if (!document) continue
    const text = await readDocument(document)
    files.set(plainAddress(document), renderer.markdown.plainMarkdown(text, language, origin))
  }
  for (const language of languages) {
    const { head, body } = renderer.renderOffline(language)
    const sheets = ['src/styles/deferred.css', 'src/sign-up/response-page.css', 'src/saving/offline-page.css']
    const style = sheets.map((source) => `<link rel="stylesheet" href="${sheetOf(manifest, source)}">`).join('')
    const page = frame.page(language, { head: style, deferred: '' }, head, body)
    files.set(`${localPath(OFFLINE_PAGE, language)}.html`, page)
  }
  const hashes = frame.hashes()
  const { site, nginx } = hostingFiles(hashes, settings)
  await writeFiles(siteFolder, [...files, ...Object.entries({ ...seoFiles(facts, origin), ...site })])
  await writeFiles(
    serverFolder,
    Object.entries({ 'inline-hashes.json': JSON.stringify(hashes), 'nginx-site.conf': nginx }),
  )
}

/** The frame of every page: what stands around its rendered part. */
async function makeFrame(manifest: Manifest, headScripts: Record<Language, string>) {
  const read = async (source: string) =>
    (await readFile(path.join(siteFolder, fileOf(manifest, source)), 'utf8')).trim()
  // The file stays beside the pages that hold its text: the sign-up service's own pages link to it.
  const style = await read('src/styles/app.css')
  const icons = (await readFile(path.join(root, 'src', 'components', 'icons.svg'), 'utf8')).trim()
  const linkTo = (sheet: string) => `<link rel="stylesheet" href="${sheetOf(manifest, sheet)}" fetchpriority="low">`
  const fieldSheet = JSON.stringify(sheetOf(manifest, 'src/client/field-mode/field.css'))
  const inline = ofLanguages((language) => `fieldSheet=${fieldSheet};${headScripts[language]}`)
  const fonts = (manifest['src/styles/app.css']?.assets ?? []).filter((file) =>
    /(?<!italic)\.[\w-]+\.woff2$/.test(file),
  )
  const preloads = fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  const runtime = `/${fileOf(manifest, RUNTIME)}`
  const own = new Map<string, string>()
  const styleOf = async (kind: PageKind): Promise<PageStyle> => {
    const { critical, deferred } = pageStyles[kind]
    const text = (await Promise.all(critical.map(read))).join('')
    own.set(kind, text)
    return { head: `<style>${text}</style>`, deferred: [...deferred, 'src/styles/deferred.css'].map(linkTo).join('') }
  }
  return {
    hashes: () => ({
      scripts: [...Object.values(inline), SPECULATION_RULES, EAGER_SPECULATION_RULES].map(hashOf),
      styles: [style, ...own.values()].map(hashOf),
    }),
    styleOf,
    page: (language: Language, { head: ownStyle, deferred }: PageStyle, head: string, body: string) =>
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><script>${inline[language]}</script>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<meta name="theme-color" content="#f7f5ef" media="(prefers-color-scheme: light)">' +
      '<meta name="theme-color" content="#0b1f1a" media="(prefers-color-scheme: dark)">' +
      `${preloads.join('')}<style>${style}</style>${ownStyle}${deviceTags(language)}${head}` +
      `<script type="module" src="${runtime}"></script>` +
      `<script type="speculationrules">${SPECULATION_RULES}</script></head>` +
      `<body data-code="${codeOf(manifest, body).join(' ')}">${icons}${body}${deferred}</body></html>\n`,
  }
}

/** The scripts of the islands in a page, and of what hydrates them, without those that every page has. */
function codeOf(manifest: Manifest, body: string): string[] {
  const names = new Set(Array.from(body.matchAll(/data-island="([\w-]+)"/g), ([, name = '']) => name))
  if (names.size === 0) return []
  const files = new Set<string>()
  const collect = (key: string) => {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file || files.has(`/${file}`)) return
    files.add(`/${file}`)
    imports.forEach(collect)
  }
  for (const source of [
    'src/islands/hydrate-island.ts',
    ...Object.entries(islandSources).flatMap(([name, source]) => (names.has(name) ? source : [])),
  ]) {
    fileOf(manifest, source) // throws when the manifest lacks it
    collect(source)
  }
  files.delete(`/${fileOf(manifest, RUNTIME)}`)
  return [...files]
}

export function fileOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`The manifest lacks ${source}.`)
  return file
}

/** The address of a style sheet that is an entry of its own. */
export function sheetOf(manifest: Manifest, source: string): string {
  return `/${fileOf(manifest, source)}`
}

/** The hash of an inline script or style as a Content-Security-Policy names it. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
