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
  /** The texts of the interface and of the data. */
  messages: readonly Message[]
  /** The lines of captions and transcripts. */
  film: readonly Passage[]
  /** Documents that are missing, unknown or broken. */
  issues: readonly Issue[]
}

/** Reads all that editors write. @throws ContentError when a drawing over a picture (content/overlays) is broken. */
export async function readContent(): Promise<Content> {
  const files = await readFiles('content/**/*.{ts,md,json,vtt}')
  const messages = [...(await readInterface(files)), ...readData(files)]
  return { files, messages, film: readFilm(files), ...(await readDocuments(files, documentNames)) }
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
  const wanted = names.flatMap((name) =>
    languages.map((language) => ({ name, language, file: documentFile(name, language) })),
  )
  const read = await Promise.all(
    wanted.map(({ name, language, file }) => {
      const source = files.get(file)
      return source === undefined ? missingDocument(file) : readCached(name, language, source)
    }),
  )
  const unknown = [...files.keys()].filter(
    (file) => file.startsWith('content/documents/') && !wanted.some((document) => document.file === file),
  )
  const documents = read.filter((document) => 'headings' in document)
  const issues = read.filter((document) => 'what' in document)
  return { documents, issues: [...issues, ...unknown.map(unknownDocument)] }
}

async function readCached(name: string, language: Language, source: string): Promise<ContentDocument | Issue> {
  const made = await cached(['checked', await readingHash(), name, language, source], async () =>
    Buffer.from(JSON.stringify(readDocument(name, language, source))),
  )
  return JSON.parse(String(made))
}

function missingDocument(file: string): Issue {
  const todo = 'Write it, or translate it and save it here, or remove its page from content/pages.ts.'
  return { file, line: 1, what: 'The document is missing.', todo }
}

function unknownDocument(file: string): Issue {
  const endings = languages.map((language) => `_${language}.md`).join(' or ')
  const todo = `Check the spelling of its name, which ends in ${endings}, remove it, or give it a page in content/pages.ts (CONTRIBUTING.md, Recipes).`
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
