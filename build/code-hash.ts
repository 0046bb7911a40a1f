import { readPageSettings } from '../server/settings.ts'
import { cached, hashFiles } from './cache.ts'

/** The inputs of script, style, server and renderer. */
export const SOURCES = ['src', 'server', 'generated', 'content', 'build', 'package-lock.json', 'vite.config.ts']
/** Files that the code does not import: they are read when pages, pictures or books are made. */
export const NOT_IMPORTED =
  /^content\/(documents|pictures|share)\/|^content\/film\/.*(?<!\.md)$|^build\/book\/|\.test\.ts$/

let hashed: Promise<string> | undefined

/** Changes with all code, the words in it, what is generated for it, and the settings of the pages. */
export function codeHash(): Promise<string> {
  const settings = JSON.stringify([process.version, process.env.NODE_ENV, readPageSettings(process.env)])
  hashed ??= hashFiles(SOURCES, (file) => !NOT_IMPORTED.test(file), settings)
  return hashed
}

/** What reading a document depends on; a test follows its imports. */
export const DOCUMENT_CODE = [
  ...['src/markdown', 'src/components', 'src/search', 'src/client/document-text.ts', 'src/client/storage.ts'],
  ...['content', 'build/book', 'build/list-documents.ts', 'build/search-index.ts', 'checks'],
  ...['generated/all-picture-files.ts', 'generated/shared-drawings.ts', 'package-lock.json'],
]

let reading: Promise<string> | undefined

/** Changes with all that decides how a document is read and indexed: not with the messages around it. */
function documentCodeHash(): Promise<string> {
  const counts = (file: string) => /\.(ts|json)$/.test(file) && !/^content\/messages\/|\.test\.ts$/.test(file)
  reading ??= hashFiles(DOCUMENT_CODE, counts, JSON.stringify(readPageSettings(process.env)))
  return reading
}

/** What is made of documents: once for the same inputs and the same code that reads them. */
export async function cachedDocument<Value>(
  name: string,
  inputs: readonly string[],
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const made = await cached([name, await documentCodeHash(), ...inputs], async () =>
    Buffer.from(JSON.stringify(await make())),
  )
  return JSON.parse(String(made))
}

/** Words as part of a key, with those that are functions. */
export function messagesKey(words: unknown): string {
  return JSON.stringify(words, (_, value: unknown) => (typeof value === 'function' ? String(value) : value))
}
