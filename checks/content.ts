import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cached } from '../build/cache.ts'
import { readingHash } from '../build/code-hash.ts'
import { inFile } from '../build/content-error.ts'
import { root } from '../build/places.ts'
import { answers } from '../content/answers.ts'
import { customers } from '../content/customers.ts'
import { figureTexts } from '../content/figures/texts.ts'
import { marks } from '../content/findings.ts'
import { glossary } from '../content/glossary.ts'
import { isLanguage, type Language, languages } from '../content/languages.ts'
import { manual, pages, solutions } from '../content/pages.ts'
import { documentNames } from '../content/paths.ts'
import { pictures } from '../content/pictures.ts'
import { quotes } from '../content/quotes.ts'
import { damageWords } from '../content/words/damage.ts'
import { fellingWords } from '../content/words/felling.ts'
import { flyingWords } from '../content/words/flying.ts'
import { mapWords } from '../content/words/maps.ts'
import { planningWords } from '../content/words/planning.ts'
import { type ContentDocument, documentFile, readDocument } from './document.ts'
import type { Issue } from './issue.ts'
import { SYNTAX_REMEDY } from './load-errors.ts'
import { type Message, readMessages } from './messages.ts'
import type { Passage } from './passage.ts'

/** The words of the glossary by the file that they are written in. */
export const wordFiles = {
  'content/glossary.ts': glossary,
  'content/words/damage.ts': damageWords,
  'content/words/felling.ts': fellingWords,
  'content/words/flying.ts': flyingWords,
  'content/words/maps.ts': mapWords,
  'content/words/planning.ts': planningWords,
}

/** Modules in which each text stands in all languages. */
export const dataFiles: Readonly<Record<string, unknown>> = {
  'content/answers.ts': answers,
  'content/customers.ts': customers,
  'content/figures/texts.ts': figureTexts,
  'content/findings.ts': marks,
  'content/pages.ts': { pages, solutions, manual },
  'content/pictures.ts': pictures,
  'content/quotes.ts': quotes,
  ...wordFiles,
}

/** Sources by their path from the root. */
export type Files = ReadonlyMap<string, string>

/** Everything that is checked, read once. */
export type Content = {
  files: Files
  documents: readonly ContentDocument[]
  /** The texts of the interface, and those of the data. */
  messages: readonly Message[]
  data: readonly Message[]
  /** The lines of captions and transcripts. */
  film: readonly Passage[]
  /** Documents that are missing, unknown or broken. */
  issues: readonly Issue[]
}

/** Reads all that editors write. @throws ContentError when a drawing over a picture (content/overlays) is broken. */
export async function readContent(): Promise<Content> {
  const files = await readFiles('content/**/*.{ts,md,json,vtt}')
  const read = await readDocuments(files, documentNames)
  return {
    files,
    documents: read.documents,
    messages: await readInterface(files),
    data: readData(files),
    film: readFilm(files),
    issues: read.issues,
  }
}

export async function readFiles(pattern: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const file of glob(pattern, { cwd: root })) {
    files.set(file.split(path.sep).join('/'), await readFile(path.join(root, file), 'utf8'))
  }
  return files
}

/** The documents that pages show, and what is missing, unknown or cannot be read. */
export async function readDocuments(files: Files, names: readonly string[]) {
  const documents: ContentDocument[] = []
  const issues: Issue[] = []
  const wanted = new Set(names.flatMap((name) => languages.map((language) => documentFile(name, language))))
  for (const name of names) {
    for (const language of languages) {
      const source = files.get(documentFile(name, language))
      const read =
        source === undefined ? missingDocument(files, name, language) : await readCached(name, language, source)
      if ('what' in read) issues.push(read)
      else documents.push(read)
    }
  }
  for (const file of files.keys()) {
    if (file.startsWith('content/documents/') && !wanted.has(file)) issues.push(unknownDocument(file))
  }
  return { documents, issues }
}

async function readCached(name: string, language: Language, source: string): Promise<ContentDocument | Issue> {
  const made = await cached(['checked', await readingHash(), name, language, source], async () =>
    Buffer.from(JSON.stringify(readDocument(name, language, source))),
  )
  return JSON.parse(String(made))
}

function missingDocument(files: Files, name: string, language: Language): Issue {
  const other = languages.map((each) => documentFile(name, each)).find((file) => files.has(file))
  const todo = other
    ? `Translate ${other} and save it here.`
    : 'Write it, in every language, or remove its page from content/pages.ts.'
  return { file: documentFile(name, language), line: 1, what: 'The document is missing.', todo }
}

function unknownDocument(file: string): Issue {
  const todo = isLanguage(/_(\w+)\.md$/.exec(file)?.[1])
    ? 'Check the spelling of its name, remove it, or give it a page in content/pages.ts (CONTRIBUTING.md, Recipes).'
    : `Let its name end in ${languages.map((language) => `_${language}.md`).join(' or ')}.`
  return { file, line: 1, what: 'No page shows this document.', todo }
}

async function readInterface(files: Files): Promise<Message[]> {
  const messages: Message[] = []
  for (const [file, source] of files) {
    const language = /^content\/messages\/(?:.*\.)?(\w+)\.ts$/.exec(file)?.[1]
    if (!isLanguage(language)) continue
    const exported: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href)
    for (const value of Object.values(exported)) messages.push(...readMessages(file, source, value, language))
  }
  return messages
}

function readData(files: Files): Message[] {
  const data = Object.entries(dataFiles).flatMap(([file, value]) => readMessages(file, files.get(file) ?? '', value))
  const drawings = [...files]
    .filter(([file]) => file.startsWith('content/overlays/'))
    .flatMap(([file, source]) => readMessages(file, source, parseJson(file, source)))
  return [...data, ...drawings].map((message) => ({ ...message, text: withoutAddresses(message.text) }))
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw inFile(file, error, SYNTAX_REMEDY)
  }
}

/** The words of a text in Markdown: in the address of a mail its subject and questions are encoded. */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ']')
}

function readFilm(files: Files): Passage[] {
  return [...files].flatMap(([file, source]) => {
    const language = /^content\/film\/\w+_(\w+)\.(?:vtt|md)$/.exec(file)?.[1]
    if (!isLanguage(language)) return []
    const lines = source.split('\n').map((text, index): Passage => ({ file, language, line: index + 1, text }))
    return lines.filter(({ text }) => !/^\d+$|-->|^WEBVTT|^$/.test(text))
  })
}
