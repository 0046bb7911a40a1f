import { readDocument } from '../build/documents.ts'
import { renderPages } from '../build/render-pages.ts'
import { loadRenderer } from '../build/renderer.ts'
import { languages, ofLanguages } from '../content/languages.ts'
import { PRIVACY_POLICY } from '../content/pages.ts'
import { readPath } from '../content/paths.ts'
import type { Targets } from './links.ts'

/**
 * The ids that every page really has, by its address with its language: those of its text and of its components, and
 * those of the privacy policy, which opens over every page. Call it when every document can be read.
 */
export async function readPlaces(): Promise<Targets> {
  const renderer = await loadRenderer()
  const pages = await renderPages(renderer)
  const policies = ofLanguages((): string[] => [])
  for (const language of languages) {
    const text = await readDocument({ name: PRIVACY_POLICY, language })
    policies[language] = idsIn(renderer.markdown.renderDocument(text, PRIVACY_POLICY, language).body)
  }
  const targets = Array.from(pages, ([address, { body }]) => {
    return [address, new Set([...idsIn(body), ...policies[readPath(address).language]])] as const
  })
  return new Map(targets)
}

/** Those that are written in the code or in a text: React begins its own with an underscore. */
function idsIn(html: string): string[] {
  return Array.from(html.matchAll(/ id="([a-z][\w-]*)"/g), ([, id = '']) => id)
}
