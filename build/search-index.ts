import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { close, createIndex, type PagefindIndex } from 'pagefind'
import { type Language, languages } from '../content/languages.ts'
import { indexedPaths, localPath, paths } from '../content/paths.ts'
import { siteFolder } from './places.ts'

/** What is on a page besides its own text. */
const NOT_TEXT = [
  'nav',
  'dialog',
  'button',
  'form',
  'details.toc-m',
  '.chapno',
  '.doc-tools',
  '.quote',
  '#closing',
  '[aria-labelledby="siblings-title"]',
]
/** Pagefind's own interface, its worker and its fallback are not used: the site has its own (src/search). */
const USED = /^(pagefind-entry\.json|wasm\.(en|sv)\.pagefind|.+\.pf_\w+)$/
/** The dialog of the privacy policy; its text is indexed once, from the page that has it, under the home page's hash. */
const PRIVACY = 'dialog-privacy'

/**
 * Indexes the prerendered pages, each language by itself, so that both can be searched side by side, and writes the
 * list of the words in them, which the search needs for compounds and slips of the keys.
 */
export async function indexSite(): Promise<void> {
  const target = path.join(siteFolder, 'pagefind')
  for (const language of languages) {
    const { index, errors } = await createIndex({
      rootSelector: 'main',
      excludeSelectors: NOT_TEXT,
      forceLanguage: language,
    })
    if (!index) throw new Error(`The search index could not be made: ${errors.join(', ')}`)
    await addPages(index, language)
    const { files } = await index.getFiles()
    const folder = path.join(target, language)
    for (const { path: name, content } of files) {
      if (name === 'pagefind.js') await write(path.join(target, name), content)
      if (USED.test(name) && !name.includes('unknown')) await write(path.join(folder, name), content)
    }
    const fragments = files.filter(({ path: name }) => name.endsWith('.pf_fragment'))
    await write(path.join(folder, 'words.json'), JSON.stringify(wordsOfPages(fragments.map(({ content }) => content))))
  }
  await close()
}

async function addPages(index: PagefindIndex, language: Language): Promise<void> {
  const add = async (url: string, content: string) => {
    const { errors } = await index.addHTMLFile({ url, content })
    if (errors.length > 0) throw new Error(`${url} could not be indexed: ${errors.join(', ')}`)
  }
  for (const address of indexedPaths) {
    if (address === paths.search) continue // a list of the others
    const url = localPath(address, language)
    const html = await readFile(path.join(siteFolder, url === '/' ? 'index.html' : `${url}.html`), 'utf8')
    await add(url, withSpaces(withSectionIds(html)))
  }
  const withPolicy = localPath(paths.search, language)
  const html = await readFile(path.join(siteFolder, `${withPolicy}.html`), 'utf8')
  await add(localPath(`/#${PRIVACY}`, language), policyOf(html, language))
}

/** Labels that only the style sheet keeps apart from what follows them are words of their own. */
function withSpaces(html: string): string {
  return html.replace(/<\/(b|span|strong|small)>(?=<)/g, '$& ')
}

/** A section, an article or a tab's panel lends its id to its first heading, where Pagefind looks for ids. */
function withSectionIds(html: string): string {
  return html.replace(
    /<(section|article|div(?=[^>]*role="tabpanel"))([^>]*?) id="([^"]+)"([^>]*)>((?:(?!<\/?(?:section|article)\b)[\s\S])*?)<(h[2-4])\b(?: id="[^"]*")?/g,
    '<$1$2$4>$5<$6 id="$3"',
  )
}

function policyOf(html: string, language: Language): string {
  const dialog = new RegExp(`<dialog id="${PRIVACY}"[\\s\\S]*?</dialog>`).exec(html)?.[0]
  if (!dialog) throw new Error('The page of the privacy policy does not have it.')
  const text = dialog
    .replace(/<\/?dialog[^>]*>/g, '')
    .replace(/<h2 id="dialog-privacy-title"([\s\S]*?)<\/h2>/, '<h1$1</h1>')
  return `<!doctype html><html lang="${language}"><body><main>${text}</main></body></html>`
}

/** Every word of the indexed texts without its punctuation, in small letters, the most frequent first. */
function wordsOfPages(fragments: readonly Uint8Array[]): string[] {
  const counts = new Map<string, number>()
  for (const fragment of fragments) {
    const text = gunzipSync(fragment).toString('utf8')
    const { content }: { content: string } = JSON.parse(text.slice(text.indexOf('{')))
    for (const word of content.toLowerCase().match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? []) {
      for (const part of new Set([word, ...word.split(/[-’']/)])) {
        if (/\p{L}{2}/u.test(part)) counts.set(part, (counts.get(part) ?? 0) + 1)
      }
    }
  }
  return [...counts].sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1)).map(([word]) => word)
}

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
