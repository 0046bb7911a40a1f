import { createHash } from 'node:crypto'
import { makeHostingFiles } from '../../server/hosting.ts'
import type { PageSettings } from '../../server/settings.ts'
import { languages } from '../../site/languages.ts'
import { allPages, localPath, markdownAddress } from '../../site/paths.ts'
import { redirects } from '../../site/redirects.ts'
import { OFFLINE_PAGE_PATH } from '../../src/saving/contract/precache.ts'
import type { PageAssets } from '../../src/shell/head/page-assets.ts'
import { readDocument } from '../content/documents.ts'
import { stagedServerFolder, stagedSiteFolder } from '../files/folders.ts'
import { writeFiles } from '../files/write-files.ts'
import type { FilmFiles } from '../pictures/film.ts'
import { describePublishedPage, loadPages } from './load-pages.ts'
import type { Renderer } from './load-renderer.ts'
import { type ClientBundle, collectOfflineAssets, collectPageAssets } from './page-assets.ts'
import { makeSeoFiles } from './seo-files.ts'
import { EAGER_SPECULATION_RULES } from './speculation-rules.ts'
import { makeWebManifests } from './web-manifests.ts'

/**
 * Writes every page of site/pages.ts in all languages, the not-found pages, and the files beside them; returns the
 * hashes of inline scripts and styles for the server's Content-Security-Policy.
 */
export async function prerenderSite(
  renderer: Renderer,
  bundle: ClientBundle,
  { videoEmbed, ...settings }: PageSettings,
  film: FilmFiles,
  sharePictures: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { publicAddress: origin } = settings
  const files = new Map<string, string>(makeWebManifests())
  const used: PageAssets[] = []
  const read = await loadPages(renderer)
  const published = await Promise.all(
    read.map((page) => describePublishedPage(page, origin, sharePictures, videoEmbed || film.versions[page.language])),
  )
  for (const [index, { pathname, language, document, kind }] of read.entries()) {
    if (pathname === '/index') continue // index.html is the home page
    const assets = await collectPageAssets(bundle, language, kind)
    used.push(assets)
    const file = pathname === '/' ? 'index.html' : `${pathname}.html`
    files.set(file, renderer.renderPage(pathname, document, assets, published[index] ?? null))
  }
  for (const language of languages) {
    const assets = await collectOfflineAssets(bundle, language)
    files.set(`${localPath(OFFLINE_PAGE_PATH, language)}.html`, renderer.renderOffline(language, assets))
  }
  // published pages without aliases, in the order of the page list
  const known = languages.flatMap((language) =>
    allPages.flatMap(
      ({ path }) => published.find((page) => page?.language === language && page.page.path === path) ?? [],
    ),
  )
  for (const { document, language } of known) {
    if (!document) continue
    const text = await readDocument(document)
    files.set(markdownAddress(document), renderer.markdown.toPlainMarkdown(text, language, origin))
  }
  const hashes = hashInline(used)
  const { site, nginx } = makeHostingFiles(hashes, { videoEmbed, ...settings }, redirects)
  await writeFiles(stagedSiteFolder, [...files, ...Object.entries({ ...makeSeoFiles(known, origin), ...site })])
  await writeFiles(
    stagedServerFolder,
    Object.entries({
      ...{ 'inline-hashes.json': JSON.stringify(hashes), 'redirects.json': JSON.stringify(redirects) },
      'nginx-site.conf': nginx,
    }),
  )
}

/** The distinct hashes of all inline scripts and styles, in the format of a Content-Security-Policy. */
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
