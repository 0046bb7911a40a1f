import { languages } from '../../site/languages.ts'
import { allPages, documentOf } from '../../site/paths.ts'
import { createWordPattern, glossaryEntries } from '../../site/words.ts'
import { readDocument } from '../content/documents.ts'
import { writeGeneratedModule } from '../files/write-generated.ts'

/** Maximum number of pages per word; some words are on nearly every page. */
const MAX_PAGES = 3

/**
 * Writes generated/word-uses.ts: for each glossary word that no page explains, the pages that use it most, in all
 * languages. The text is read from the sources, because the renderer bundle imports this module.
 */
export async function writeWordUses(): Promise<void> {
  const shown = await readTexts()
  const uses = glossaryEntries
    .filter(({ target }) => !target)
    .map((entry) => {
      const counted = shown.map(({ address, texts }) => {
        const counts = languages.map(
          (language, index) => texts[index]?.match(createWordPattern(entry, language))?.length ?? 0,
        )
        return { address, sum: counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count) }
      })
      const used = counted.filter(({ sum }) => sum > 0).toSorted((one, other) => other.sum - one.sum)
      return [entry.id, used.slice(0, MAX_PAGES).map(({ address }) => address)] as const
    })
  await writeGeneratedModule('wordUses', Object.fromEntries(uses), 'Record<string, string[]>')
}

/** The text of every page that has a document, except the manual's introduction, which names every term. */
function readTexts() {
  const shown = allPages.filter(({ kind }) => kind !== 'own' && kind !== 'introduction')
  return Promise.all(
    shown.map(async (page) => {
      const name = documentOf(page) ?? ''
      const texts = await Promise.all(languages.map((language) => readDocument({ name, language })))
      return { address: page.path, texts: texts.map((text) => text.replace(/\]\([^)]*\)|\{[^}]*\}/g, ' ')) }
    }),
  )
}
