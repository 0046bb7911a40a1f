import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cached } from '../build/cache.ts'
import { codeHash } from '../build/code-hash.ts'
import type { Renderer } from '../build/renderer.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import { type ContentDocument, documentFile, readDocument } from './read-document.ts'

/** Reads the documents that the site shows; a missing, unknown or broken one is a finding. */
export async function readDocuments(
  files: ReadonlyMap<string, string>,
  names: readonly string[],
  markdown: Renderer['markdown'],
) {
  const findings: Finding[] = []
  const documents: ContentDocument[] = []
  const wanted = new Set<string>()
  for (const name of names) {
    for (const language of languages) {
      const file = documentFile(name, language)
      wanted.add(file)
      const source = files.get(file)
      if (source === undefined) findings.push(missing(file, name, language))
      else {
        const read = await readOnce(name, language, source, markdown)
        if ('what' in read) findings.push(read)
        else {
          documents.push(read)
          if (!read.hasHead) findings.push(headless(file))
        }
      }
    }
  }
  for (const file of files.keys()) {
    if (!wanted.has(file)) findings.push(stray(file))
  }
  return { documents, findings }
}

/** A document that has not changed is not taken apart again. */
async function readOnce(...[name, language, source, markdown]: Parameters<typeof readDocument>) {
  const parts = ['read', await codeHash(), await ownCode(), name, language, source]
  const text = await cached(parts, async () =>
    Buffer.from(JSON.stringify(readDocument(name, language, source, markdown))),
  )
  const read: ReturnType<typeof readDocument> = JSON.parse(String(text))
  return read
}

async function ownCode(): Promise<string> {
  const files = ['read-document.ts', 'slips.ts', 'markdown-traps.ts'].map((name) =>
    readFile(path.join(import.meta.dirname, name), 'utf8'),
  )
  return (await Promise.all(files)).join()
}

/** Each document of the first language beside each other language it could be read in. */
export function pairs(documents: readonly ContentDocument[]): { one: ContentDocument; other: ContentDocument }[] {
  const isFirst = ({ language }: ContentDocument) => language === defaultLanguage
  return documents
    .filter(isFirst)
    .flatMap((one) =>
      documents.filter((other) => other.name === one.name && !isFirst(other)).map((other) => ({ one, other })),
    )
}

function missing(file: string, name: string, language: Language): Finding {
  const other = languages.find((entry) => entry !== language) ?? language
  return {
    file,
    line: 1,
    what: 'The document is missing.',
    todo: `Translate ${documentFile(name, other)} and save it here.`,
  }
}

function headless(file: string): Finding {
  const what = 'The document has no head: search engines show its first heading and paragraph.'
  return { file, line: 1, what, todo: 'Begin it with ---, title: …, description: … and ---, each on its own line.' }
}

function stray(file: string): Finding {
  const ending = /_(\w+)\.md$/.exec(file)?.[1]
  const todo = isLanguage(ending)
    ? 'Check the spelling of its name, or remove it; a new page is a task for a developer.'
    : `Let its name end in ${languages.map((language) => `_${language}.md`).join(' or ')}.`
  return { file, line: 1, what: 'No page shows this document.', todo }
}
