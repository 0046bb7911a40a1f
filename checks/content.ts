import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type ContentData,
  createTextFiller,
  dataFileNames,
  dataFilePath,
  languageOfDataFile,
  readContentData,
} from '../generator/content/content-data.ts'
import { ContentError } from '../generator/content/content-error.ts'
import { listContentFiles } from '../generator/content/content-files.ts'
import { decodeUtf8 } from '../generator/content/read-text.ts'
import type { KeyPath } from '../generator/content/read-yaml.ts'
import { insertNoBreakSpaces } from '../generator/content/typography.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { defaultLanguage, isLanguage, languages } from '../site/languages.ts'
import { documentFile, documentNames } from '../site/paths.ts'
import { parseForChecks } from './document.ts'
import { type Issue, MISSING_DOCUMENT_TODO, toIssue } from './issue.ts'
import { type ContentText, collectStrings, isMessage, readMessages } from './messages.ts'
import type { Passage } from './passage.ts'

/** File contents by path from the project's root. */
export type SourceFiles = ReadonlyMap<string, string>

/** All editable content, read once. */
export type Content = Awaited<ReturnType<typeof readContent>>

export async function readContent() {
  const names = listContentFiles().filter((file) => /\.(yaml|md|vtt|json|svg)$/.test(file))
  const { files, issues } = await readFiles(names)
  // Messages are the texts with a language, without their link addresses. Search words, words to avoid and claims are
  // excluded, because they differ between languages on purpose.
  const data = await readContentData()
  const texts = [...readMessages(files), ...readDataTexts(data)]
  const shown = texts
    .filter(isMessage)
    .filter(({ file }) => !/\/(?:claims|search-words|words-to-avoid)\.yaml$/.test(file))
  const messages = shown.map((text) => ({ ...text, text: text.text.replace(/\]\([^)]*\)/g, ']') }))
  const read = await parseContentDocuments(files, documentNames)
  const unread = read.issues.filter(({ file }) => !issues.some((issue) => issue.file === file))
  const unreadable = issues.filter(({ file }) => !files.has(file))
  const parts = { data, texts, messages, sources: readSources(files), film: readFilm(files), documents: read.documents }
  return { files, ...parts, issues: [...issues, ...unread], unreadable }
}

/** Reads the content files that exist, and reports encoding errors and unfinished merges. */
export async function readFiles(
  names: readonly string[],
  folder = projectRoot,
): Promise<{ files: SourceFiles; issues: Issue[] }> {
  const files = new Map<string, string>()
  const issues: Issue[] = []
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name)).catch(() => null)
    if (!bytes) continue
    try {
      files.set(name, decodeUtf8(name, bytes))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      issues.push(toIssue(error))
    }
  }
  return { files, issues }
}

/** The parsed documents of all pages, and issues for missing or unreadable ones. */
export async function parseContentDocuments(files: SourceFiles, names: readonly string[]) {
  const wanted = names.flatMap((name) =>
    languages.map((language) => ({ name, language, file: documentFile(name, language) })),
  )
  const read = wanted.map(({ name, language, file }) => {
    const source = files.get(file)
    if (source === undefined) return [{ file, line: 1, what: 'The document is missing.', todo: MISSING_DOCUMENT_TODO }]
    return parseForChecks(name, language, source)
  })
  const documents = read.filter((document) => 'headings' in document)
  const issues = read.filter((document) => Array.isArray(document)).flat()
  return { documents, issues }
}

/** The texts of the data files, with placeholders filled in. */
function readDataTexts(data: ContentData): ContentText[] {
  return dataFileNames.flatMap((name) => {
    const { value, lineOf } = data[name]
    const fill = createTextFiller(name, data)
    return collectStrings(value).map(({ keys, text }): ContentText => {
      const language = keys.find(isLanguage) ?? languageOfDataFile(name)
      return {
        file: dataFilePath(name),
        keys: replaceIndexesByIds(value, keys),
        text: fill(text, language),
        language,
        line: lineOf(keys),
      }
    })
  })
}

/** A key path in which list indexes are replaced by the ids of the entries. */
function replaceIndexesByIds(value: unknown, keys: KeyPath): KeyPath {
  let inside: unknown = value
  return keys.map((key) => {
    inside = Object(inside)[key]
    return typeof key === 'number' ? (Object(inside).id ?? key) : key
  })
}

/** The source text of messages and data, with placeholders, to find hard-coded facts; without the facts themselves. */
function readSources(files: SourceFiles): Passage[] {
  const written = [...files].filter(([file]) => /\.yaml$/.test(file) && !/\/(?:site|words-to-avoid)\.yaml$/.test(file))
  return written.map(([file, text]) => ({ file, line: 1, language: defaultLanguage, text }))
}

/** The lines of captions and transcripts. */
function readFilm(files: SourceFiles): Passage[] {
  return [...files].flatMap(([file, source]) => {
    const language = /^content\/film\/\w+_(\w+)\.(?:vtt|md)$/.exec(file)?.[1]
    if (!isLanguage(language)) return []
    return source.split(/\r?\n/).map((text, index): Passage => {
      return { file, language, line: index + 1, text: insertNoBreakSpaces(text, language) }
    })
  })
}
