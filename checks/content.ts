import { isUtf8 } from 'node:buffer'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ContentError } from '../build/content-error.ts'
import { root } from '../build/places.ts'
import { isLanguage, languages } from '../content/languages.ts'
import { documentNames } from '../content/paths.ts'
import { documentFile, readDocument } from './document.ts'
import { isMessage, readTexts, type Text } from './messages.ts'
import type { Passage } from './passage.ts'

/** Sources by their path from the root. */
export type Files = ReadonlyMap<string, string>

/** All that editors write, read once. */
export type Content = Awaited<ReturnType<typeof readContent>>

export async function readContent() {
  const files = await readFiles('content/**/*.{ts,md,vtt}')
  // of the interface and of the data; those of them that are in a language are messages, without their addresses,
  // except what visitors type into the search
  const texts = (await Promise.all(Array.from(files, readModule))).flat()
  const shown = texts.filter(isMessage).filter(({ file }) => file !== 'content/search-words.ts')
  const messages = shown.map((text) => ({ ...text, text: text.text.replace(/\]\([^)]*\)/g, ']') }))
  return { files, texts, messages, film: readFilm(files), ...(await readDocuments(files, documentNames)) }
}

const NOT_UTF8 = 'The file is not saved as UTF-8, so letters such as å are lost.'

/** @throws ContentError when one is not saved as UTF-8. */
export async function readFiles(pattern: string, folder = root): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const file of glob(pattern, { cwd: folder })) {
    const [name, bytes] = [file.split(path.sep).join('/'), await readFile(path.join(folder, file))]
    if (!isUtf8(bytes)) throw new ContentError(name, NOT_UTF8, 'Save it anew with the encoding UTF-8.')
    files.set(name, bytes.toString())
  }
  return files
}

const WRITE_IT = 'Write it, translate it, or check how the file is spelt; or remove its page from content/pages.ts.'

/** The documents that pages show, and what is missing or cannot be read. */
export async function readDocuments(files: Files, names: readonly string[]) {
  const wanted = names.flatMap((name) =>
    languages.map((language) => ({ name, language, file: documentFile(name, language) })),
  )
  const read = wanted.map(({ name, language, file }) => {
    const source = files.get(file)
    if (source === undefined) return { file, line: 1, what: 'The document is missing.', todo: WRITE_IT }
    return readDocument(name, language, source)
  })
  const documents = read.filter((document) => 'headings' in document)
  const issues = read.filter((document) => 'what' in document)
  return { documents, issues }
}

/** Modules of messages in one language, and those of data, in which each text stands in all. */
const MODULE =
  /^content\/(?:messages\/(?:.*\.)?(\w+)|words\/.*|figures\/texts|answers|customers|findings|glossary|pages|pictures|quotes|search-words)\.ts$/

async function readModule([file, source]: [string, string]): Promise<Text[]> {
  const [isModule, language] = MODULE.exec(file) ?? []
  if (!isModule || (language && !isLanguage(language))) return []
  const exported: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href)
  // what is written out there: the rest is made of it
  const names = Array.from(source.matchAll(/^export const (\w+)[^=]*= [{[]/gm), ([, name = '']) => name)
  const written = Object.fromEntries(names.map((name) => [name, exported[name]]))
  return readTexts(file, source, written, isLanguage(language) ? language : undefined)
}

/** The lines of captions and transcripts. */
function readFilm(files: Files): Passage[] {
  return [...files].flatMap(([file, source]) => {
    const language = /^content\/film\/\w+_(\w+)\.(?:vtt|md)$/.exec(file)?.[1]
    if (!isLanguage(language)) return []
    const lines = source.split('\n').map((text, index): Passage => ({ file, language, line: index + 1, text }))
    return lines.filter(({ text }) => !/^\d+$|-->|^WEBVTT|^$/.test(text))
  })
}
