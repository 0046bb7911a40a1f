import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../content/languages.ts'
import { documentsFolder, siteFolder } from './places.ts'

type DocumentName = { name: string; language: Language }

/** The text of a document as its editor wrote it. */
export function readDocument({ name, language }: DocumentName): Promise<string> {
  return readFile(path.join(documentsFolder, `${name}_${language}.md`), 'utf8')
}

/** The address of a document as plain Markdown, for programs. */
export function plainAddress({ name, language }: DocumentName): string {
  return `/markdown/plain/${name}_${language}.md`
}

export async function writePlainDocument(document: DocumentName, text: Buffer): Promise<void> {
  const target = path.join(siteFolder, plainAddress(document))
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
