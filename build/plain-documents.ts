import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../content/languages.ts'
import { plainMarkdown } from '../src/markdown/plain-markdown.ts'
import { documentsFolder, siteFolder } from './places.ts'

type Name = { name: string; language: Language }

/** Where a document can be read as plain Markdown. */
export function plainAddress({ name, language }: Name): string {
  return `/markdown/plain/${name}_${language}.md`
}

/** Writes a document as plain Markdown, for readers that are programs. */
export async function writePlainDocument(document: Name, origin: string): Promise<void> {
  const file = `${document.name}_${document.language}.md`
  const text = await readFile(path.join(documentsFolder, file), 'utf8')
  const target = path.join(siteFolder, plainAddress(document))
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, plainMarkdown(text, document.language, origin))
}
