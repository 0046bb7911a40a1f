import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../content/languages.ts'
import { documentsFolder } from './places.ts'

type DocumentName = { name: string; language: Language }

/** The text of a document as its editor wrote it. */
export function readDocument({ name, language }: DocumentName): Promise<string> {
  return readFile(path.join(documentsFolder, `${name}_${language}.md`), 'utf8')
}

/** The address of a document as plain Markdown, for programs. */
export function plainAddress({ name, language }: DocumentName): string {
  return `/markdown/plain/${name}_${language}.md`
}
