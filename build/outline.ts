import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages } from '../content/languages.ts'
import { manualPages } from '../content/navigation.ts'
import { fillPlaceholders } from '../src/markdown/placeholders.ts'
import { documentsFolder, generatedFolder } from './places.ts'

type Heading = { id: string; text: string; depth: number }

/**
 * Writes generated/outline.ts: the sections of every page of the manual, for the list of all pages. It reads the
 * text itself, because the renderer brings React into the build before it is known for which use.
 */
export async function makeOutline(): Promise<void> {
  const lines: string[] = []
  for (const language of languages) {
    lines.push(`  ${language}: {`)
    for (const { document } of manualPages) {
      lines.push(`    ${JSON.stringify(document)}: ${JSON.stringify(await headingsOf(document, language))},`)
    }
    lines.push('  },')
  }
  const file = path.join(generatedFolder, 'outline.ts')
  const made = `/** Made by build/outline.ts: the headings of the manual's pages. */
export const outline: Record<string, Record<string, readonly { id: string; text: string; depth: number }[]>> = {
${lines.join('\n')}
}
`
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== made) await writeFile(file, made)
}

/** The h2 and h3 with an id of their own, as every heading of the manual has one: `## Heading {#id}`. */
async function headingsOf(name: string, language: Language): Promise<Heading[]> {
  const text = await readFile(path.join(documentsFolder, `${name}_${language}.md`), 'utf8')
  return [...text.matchAll(/^(#{2,3}) (.+?) \{#([\w-]+)\}\s*$/gm)].map(([, marks = '', words = '', id = '']) => ({
    id,
    text: fillPlaceholders(words.replace(/[*_`]/g, '')),
    depth: marks.length,
  }))
}
