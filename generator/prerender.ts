import { createHash } from 'node:crypto'
import { hostingFiles } from '../server/hosting.ts'
import type { PageSettings } from '../server/settings.ts'
import { languages } from '../site/languages.ts'
import { allPages, localPath, plainAddress } from '../site/paths.ts'
import { redirects } from '../site/redirects.ts'
import { OFFLINE_PAGE } from '../src/saving/contract/precache.ts'
import type { PageAssets } from '../src/shell/head/page-assets.ts'
import { readDocument } from './documents.ts'
import type { Film } from './film.ts'
import { serverFolder, siteFolder } from './folders.ts'
import { type Bundle, offlineAssets, pageAssets } from './page-assets.ts'
import { describePublished, renderPages } from './render-pages.ts'
import type { Renderer } from './renderer.ts'
import { seoFiles } from './seo-files.ts'
import { EAGER_SPECULATION_RULES } from './speculation-rules.ts'
import { webManifests } from './web-manifests.ts'
import { writeFiles } from './write-files.ts'

/**
 * Writes every page of site/pages.ts in both languages, and the not-found pages, with the files beside them; also
 * the hashes of the inline scripts and styles for the server's Content-Security-Policy.
 */
export async function prerender(
  renderer: Renderer,
  bundle: Bundle,
  { videoEmbed, ...settings }: PageSettings,
  film: Film,
  sharePictures: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { publicAddress: origin } = settings
  const files = new Map<string, string>(webManifests())
  const used: PageAssets[] = []
  const read = await renderPages(renderer)
  const published = await Promise.all(
    read.map((page) => describePublished(page, origin, sharePictures, videoEmbed || film.versions[page.language])),
  )
  for (const [index, { pathname, language, document, kind }] of read.entries()) {
    if (pathname === '/index') continue // its file is that of the home page
    const assets = await pageAssets(bundle, language, kind)
    used.push(assets)
    const file = pathname === '/' ? 'index.html' : `${pathname}.html`
    files.set(file, renderer.renderPage(pathname, document, assets, published[index] ?? null))
  }
  for (const language of languages) {
    const assets = await offlineAssets(bundle, language)
    files.set(`${localPath(OFFLINE_PAGE, language)}.html`, renderer.renderOffline(language, assets))
  }
  // once each, in the order of the list
  const known = languages.flatMap((language) =>
    allPages.flatMap(
      ({ path }) => published.find((page) => page?.language === language && page.page.path === path) ?? [],
    ),
  )
  for (const { document, language } of known) {
    if (!document) continue
    const text = await readDocument(document)
    files.set(plainAddress(document), renderer.markdown.plainMarkdown(text, language, origin))
  }
  const hashes = hashInline(used)
  const { site, nginx } = hostingFiles(hashes, { videoEmbed, ...settings }, redirects)
  await writeFiles(siteFolder, [...files, ...Object.entries({ ...seoFiles(known, origin), ...site })])
  await writeFiles(
    serverFolder,
    Object.entries({
      ...{ 'inline-hashes.json': JSON.stringify(hashes), 'redirects.json': JSON.stringify(redirects) },
      'nginx-site.conf': nginx,
    }),
  )
}

/** The hashes of all inline scripts and styles, once each, as a Content-Security-Policy names them. */
function hashInline(used: readonly PageAssets[]) {
  const scripts = used.flatMap(({ headScript, speculationRules }) => [headScript, speculationRules])
  const hashAll = (texts: readonly string[]) => [...new Set(texts)].map(hashOf)
  return {
    scripts: hashAll([...scripts, EAGER_SPECULATION_RULES]),
    styles: hashAll(used.flatMap(({ styles }) => styles)),
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
