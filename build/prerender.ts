import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages, ofLanguages } from '../content/languages.ts'
import { pages } from '../content/pages.ts'
import { canonicalPath, localPath, readPath } from '../content/paths.ts'
import { hostingFiles } from '../server/hosting.ts'
import type { PageSettings } from '../server/settings.ts'
import { OFFLINE_PAGE } from '../src/saving/contract/save-list.ts'
import type { Books } from './book/make-books.ts'
import { writeForCrawlers } from './crawlers.ts'
import { readDocument, writePlainDocument } from './documents.ts'
import type { Film } from './film.ts'
import { makeIcons } from './icons.ts'
import { readFacts } from './page-facts.ts'
import { writeFragment } from './page-fragments.ts'
import { root, serverFolder, siteFolder } from './places.ts'
import { renderPages } from './render-pages.ts'
import type { Renderer } from './renderer.ts'
import { deviceHead, pageHead } from './static-head.ts'

export type Manifest = Record<
  string,
  { file: string; name?: string; assets?: string[]; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

/** Styles in two parts, because they are of long pages: what these show first, and the rest. By the names of chunks. */
const PARTED = {
  HomePage: { first: 'src/pages/home/first.css', rest: 'src/pages/home/rest.css' },
  document: { first: 'src/markdown/first.css', rest: 'src/markdown/rest.css' },
}

type PageStyle = { head: string; later: string }

/**
 * Writes every page of the route table in both languages, and the not-found pages; gives their number. Also writes
 * the hashes of the inline scripts and styles for the server's Content-Security-Policy.
 */
export async function prerender(
  renderer: Renderer,
  manifest: Manifest,
  starters: Record<Language, string>,
  settings: PageSettings,
  film: Film,
  books: Books,
): Promise<number> {
  const { publicAddress: origin } = settings
  const frame = await makeFrame(manifest, starters)
  const rendered = await renderPages(renderer, books.listed)
  const facts = await readFacts(rendered, renderer.markdown)
  for (const [pathname, { head, body, chunk }] of rendered) {
    const { language, path: address } = readPath(pathname)
    const shown = facts.find((page) => page.pathname === localPath(canonicalPath(address), language))
    const forNetworks = shown ? pageHead(shown, origin, settings.videoEmbed || film.versions[language]) : ''
    const file = path.join(siteFolder, pathname === '/' ? 'index.html' : `${pathname}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    const style = await frame.styleOf(chunk)
    await writeFile(file, frame.page(language, style, head + forNetworks, body))
    await writeFragment(pathname, body, { script: frame.script, head, style: style.head + style.later })
  }
  for (const { document, language } of facts) {
    if (!document) continue
    const text = await readDocument(document)
    await writePlainDocument(document, renderer.markdown.plainMarkdown(text, language, origin))
  }
  for (const language of languages) {
    const { head, body } = renderer.offline.renderOffline(language)
    const sheets = ['src/styles/later.css', 'src/sign-up/answer-page.css', 'src/saving/offline-page.css']
    const style = sheets.map((source) => `<link rel="stylesheet" href="${sheetOf(manifest, source)}">`).join('')
    const file = path.join(siteFolder, `${localPath(OFFLINE_PAGE, language)}.html`)
    await writeFile(file, frame.page(language, { head: style, later: '' }, head, body))
  }
  await writeForCrawlers(facts, origin)
  await makeIcons(pages.home.description)
  await writeFile(path.join(serverFolder, 'inline-hashes.json'), JSON.stringify(frame.hashes()))
  const { site, nginx } = hostingFiles(frame.hashes(), settings)
  for (const [name, text] of Object.entries(site)) await writeFile(path.join(siteFolder, name), text)
  await writeFile(path.join(serverFolder, 'nginx-site.conf'), nginx)
  return rendered.size
}

/** What is around the rendered part of every page, the same for all. */
async function makeFrame(manifest: Manifest, starters: Record<Language, string>) {
  // The entry of reading does nothing but import its chunk, which the page names itself: a request less.
  const reading = manifest[manifest['src/reading/reading.ts']?.imports?.[0] ?? '']?.file
  const scripts = [reading, ...filesOf(manifest, 'src/main.ts').filter((file) => file !== reading)]
  const styleEntry = manifest['src/styles/app.css']
  if (!scripts.every(Boolean) || !styleEntry) throw new Error('The manifest lacks a script or the style sheet.')
  const styleFile = path.join(siteFolder, styleEntry.file)
  // The file stays beside the pages that hold its text: the sign-up service's own pages link to it.
  const style = (await readFile(styleFile, 'utf8')).trim()
  const icons = await readFile(path.join(root, 'src', 'components', 'icons.svg'), 'utf8')
  const linkTo = (sheet: string) => `<link rel="stylesheet" href="/${fileOf(manifest, sheet)}" fetchpriority="low">`
  const [read = '', site = '', ...parts] = scripts.map((file) => `/${file}`)
  const field = `/${fileOf(manifest, 'src/reading/field-mode/field.css')}`
  const known = `fieldSheet=${JSON.stringify(field)};siteScripts=${JSON.stringify([read, site])};`
  const inline = ofLanguages((language) => known + starters[language])
  const own = new Map<string, string>()
  /**
   * The style of a page beside that of all: what it shows at first is in its head, the rest comes at its end, where a
   * sheet holds up nothing that stands before it. The page's chunk does not fetch again what is named as there.
   */
  const styleOf = async (chunk: string) => {
    const files = stylesOf(manifest, chunk)
    const partsOf = (file: string) =>
      Object.entries(PARTED).find(([name]) => path.basename(file).startsWith(`${name}.`))?.[1]
    const inPage = files.map((file) => {
      const first = partsOf(file)?.first
      return first ? fileOf(manifest, first) : file
    })
    const texts = await Promise.all(inPage.map((file) => readFile(path.join(siteFolder, file), 'utf8')))
    const text = texts.map((part) => part.trim()).join('')
    own.set(chunk, text)
    const there = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
    const rest = files.flatMap((file) => partsOf(file)?.rest ?? [])
    const later = [...rest, 'src/styles/later.css'].map(linkTo).join('')
    return { head: `<style>${text}</style>${there}`, later }
  }
  return {
    script: site,
    hashes: () => ({ scripts: Object.values(inline).map(hashOf), styles: [style, ...own.values()].map(hashOf) }),
    styleOf,
    page: (language: Language, { head: ownStyle, later }: PageStyle, head: string, body: string) =>
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><script>${inline[language]}</script>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<meta name="theme-color" content="#f7f5ef" media="(prefers-color-scheme: light)">' +
      '<meta name="theme-color" content="#0b1f1a" media="(prefers-color-scheme: dark)">' +
      `<style>${style}</style>${ownStyle}${deviceHead(language)}${head}</head>` +
      `<body data-parts="${[site, ...parts].join(' ')}">${icons.trim()}${body}${later}</body></html>\n`,
  }
}

/** An entry's script with all the parts that it loads one after another, so that they can be fetched side by side. */
function filesOf(manifest: Manifest, entry: string, known = new Set<string>()): (string | undefined)[] {
  const { file, imports = [], dynamicImports = [] } = manifest[entry] ?? {}
  if (!file || known.has(file)) return []
  known.add(file)
  const parts = entry === 'src/main.ts' ? [...imports, ...dynamicImports] : imports
  return [file, ...parts.flatMap((part) => filesOf(manifest, part, known))]
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

/** The style sheets of a page's chunk and of what it imports, the imported first. */
function stylesOf(manifest: Manifest, chunk: string): string[] {
  const collect = (key: string): string[] => {
    const { imports = [], css = [] } = manifest[key] ?? {}
    return [...imports.flatMap(collect), ...css]
  }
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === chunk)
  if (!key) throw new Error(`The manifest lacks the page ${chunk}.`)
  return [...new Set(collect(key))]
}

/** The hash of an inline script or style as a Content-Security-Policy names it. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
