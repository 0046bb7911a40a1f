import { type Language, languages } from '../content/languages.ts'
import { manualPages } from '../content/navigation.ts'
import { readDocument } from './documents.ts'
import { writeGenerated } from './write-generated.ts'

type Heading = { id: string; text: string; depth: number }

/**
 * Writes generated/outline.ts: the sections of every page of the manual, for the list of all pages. It reads the text
 * itself, because the renderer is built with it; facts in braces are filled in where the list is shown.
 */
export async function makeOutline(): Promise<void> {
  const outline: Record<string, Record<string, Heading[]>> = {}
  for (const language of languages) {
    const pages = manualPages.map(async ({ document }) => [document, await headingsOf(document, language)] as const)
    outline[language] = Object.fromEntries(await Promise.all(pages))
  }
  await writeGenerated(
    'outline.ts',
    `/** Made by build/outline.ts: the headings of the manual's pages. */
export const outline: Record<string, Record<string, readonly { id: string; text: string; depth: number }[]>> =`,
    outline,
  )
}

/** The h2 and h3 with an id of their own, as every heading of the manual has one: `## Heading {#id}`. */
async function headingsOf(name: string, language: Language): Promise<Heading[]> {
  const text = await readDocument({ name, language })
  return [...text.matchAll(/^(#{2,3}) (.+?) \{#([\w-]+)\}\s*$/gm)].map(([, marks = '', words = '', id = '']) => ({
    id,
    text: words.replace(/[*_`]/g, ''),
    depth: marks.length,
  }))
}
