import { type Language, languages } from '../content/languages.ts'
import { allPages, documentOf } from '../content/paths.ts'
import { entries, matchUses } from '../content/words.ts'
import { readDocument } from './documents.ts'
import { writeGenerated } from './write-generated.ts'

/** More would say less: some words are on nearly every page. */
const MOST = 3

/**
 * Writes generated/word-uses.ts: for each word of the glossary that no page explains those that use it most, in all
 * languages. It reads the text itself, because the renderer is built with it.
 */
export async function makeWordUses(): Promise<void> {
  const shown = await readTexts()
  const uses = entries
    .filter(({ target }) => !target)
    .map((entry) => {
      const counted = shown.map(({ address, texts }) => ({
        address,
        counts: languages.map((language, index) => texts[index]?.match(matchUses(entry, language))?.length ?? 0),
      }))
      const pages = counted
        .filter(({ counts }) => counts.every(Boolean))
        .toSorted((one, other) => sum(other.counts) - sum(one.counts))
        .slice(0, MOST)
      return [entry.id, pages.map(({ address }) => address)] as const
    })
  await writeGenerated(
    'word-uses.ts',
    `/** Made by build/word-uses.ts: the pages that use the words of the glossary which none explains. */
export const wordUses: Readonly<Record<string, readonly string[]>> =`,
    Object.fromEntries(uses),
  )
}

/** The running text of every page that shows a document of its own, but the manual's introduction, which names all. */
async function readTexts() {
  const shown = allPages.filter(({ kind }) => kind !== 'own' && kind !== 'introduction')
  return Promise.all(
    shown.map(async (page) => {
      const name = documentOf(page) ?? ''
      return { address: page.path, texts: await Promise.all(languages.map((language) => readText(name, language))) }
    }),
  )
}

async function readText(name: string, language: Language): Promise<string> {
  const text = await readDocument({ name, language })
  return text.replace(/\]\([^)]*\)|\{[^}]*\}/g, ' ')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
