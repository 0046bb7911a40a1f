import { existsSync } from 'node:fs'
import path from 'node:path'
import { readDocument } from '../generator/content/documents.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { publishedFiles } from '../generator/files/public-files.ts'
import { loadPages } from '../generator/pages/load-pages.ts'
import { loadRenderer } from '../generator/pages/load-renderer.ts'
import { languages, mapLanguages } from '../site/languages.ts'
import { PRIVACY_POLICY_DOCUMENT } from '../site/page-list.ts'
import type { LinkTargets } from './links.ts'

/**
 * The ids in the rendered HTML of every page, by localized address; includes the ids of the privacy policy's dialog,
 * which is on every page. Requires that all documents can be parsed.
 */
export async function collectAnchorIds(): Promise<LinkTargets> {
  const renderer = await loadRenderer(['renderer'])
  const pages = await loadPages(renderer)
  const policies = mapLanguages((): string[] => [])
  for (const language of languages) {
    const text = await readDocument({ name: PRIVACY_POLICY_DOCUMENT, language })
    policies[language] = idsIn(renderer.markdown.renderDocument(text, PRIVACY_POLICY_DOCUMENT, language).body)
  }
  const targets = pages.map(({ pathname, language, document }) => {
    const html = renderer.renderPage(pathname, document)
    return [pathname, new Set([...idsIn(html), ...policies[language]])] as const
  })
  const files = publishedFiles.filter((file) => existsSync(path.join(projectRoot, 'public', file)))
  return new Map([...targets, ...files.map((file) => [`/${file}`, new Set<string>()] as const)])
}

/** The ids that links can target, without generated ids of React (leading underscore) and ids of icons. */
function idsIn(html: string): string[] {
  return Array.from(html.matchAll(/(?<!<symbol) id="([a-z][\w-]*)"/g), ([, id = '']) => id)
}
