import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { languages } from '../site/languages.ts'
import { allPages, localPath } from '../site/paths.ts'
import { MANIFEST_PATH } from '../src/saving/contract/precache.ts'

export const siteFolder = path.resolve(import.meta.dirname, '../dist/site')

/** The paths of all pages that the manual links to, in all languages. */
export async function listLinkedPages(): Promise<string[]> {
  const found = new Set<string>()
  for (const language of languages) {
    for (const { kind, path: address } of allPages) {
      if (kind !== 'chapter' && kind !== 'introduction') continue
      const html = await readFile(path.join(siteFolder, `${localPath(address, language)}.html`), 'utf8')
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
        if (!/\.\w+$/.test(href)) found.add(href)
    }
  }
  return [...found]
}

/**
 * Copies the built site as a newer deployment: the FAQ has another heading, and one script another hash, so that its old
 * address answers 404. Returns the folder of the copy.
 */
export async function createNewDeployment(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deployed-'))
  const isCopied = (file: string) => !/\.(br|gz|webm|mp4|jpg|pdf)$/.test(file)
  await cp(siteFolder, folder, { recursive: true, filter: isCopied })
  const scripts = await readdir(path.join(folder, 'static/js'))
  const script = scripts.find((name) => name.startsWith('search-site.')) ?? ''
  await rename(path.join(folder, 'static/js', script), path.join(folder, 'static/js/search-site.NEWER.chunk.js'))
  const page = path.join(folder, 'faq.html')
  await writeFile(page, (await readFile(page, 'utf8')).replace('</h1>', ' These words are new</h1>'))
  const file = path.join(folder, MANIFEST_PATH)
  const list = JSON.parse((await readFile(file, 'utf8')).replace(script, 'search-site.NEWER.chunk.js'))
  for (const entry of list.files.en) if (entry[0] === '/faq') entry[1] = 'newer'
  await writeFile(file, JSON.stringify({ ...list, version: 'newer', texts: { en: 'newer', sv: 'newer' } }))
  return folder
}
