import { readFile, stat } from 'node:fs/promises'
import { DocumentError } from '../src/markdown/contract/document-error.ts'
import { MOST } from '../src/markdown/contract/limits.ts'
import { refuseText } from '../src/markdown/contract/refuse-text.ts'
import { type Compressed, compress } from './compressed.ts'

/** A file as it lies there: what tells this state of it from others, and why it cannot be read. */
type Found = { place: string; changed: number; version: string; fault: string | null }

/** A text, and when its file was changed; 0 where it is the built one. */
export type NewestText = Compressed & { changed: number }

type Kept = { version: string; text: NewestText }

/** A character takes four bytes at most. */
const MOST_BYTES = 4 * MOST.characters

/**
 * Reads the newest of some places where a document may lie, and keeps it until one of them changes. What is no document
 * is said in the log once: readers get the last good text, or the built one, which is always there.
 */
export function newestText(): (places: readonly string[], built: Buffer | null) => Promise<NewestText | null> {
  const kept = new Map<string, Kept>()
  const said = new Map<string, string>()
  const fromBuild = new WeakMap<Buffer, Promise<NewestText>>()

  return async (places, built) => {
    const found = (await Promise.all(places.map(lookAt))).filter((file) => file !== null)
    const [name = ''] = places
    const last = kept.get(name)
    for (const file of found.sort((one, other) => other.changed - one.changed)) {
      if (last?.version === file.version) return last.text
      try {
        const text = { ...(await compress(await readGood(file))), changed: file.changed }
        kept.set(name, { version: file.version, text })
        return text
      } catch (error) {
        if (said.get(file.place) !== file.version) console.warn(refusal(file.place, error))
        said.set(file.place, file.version)
        if (last) return last.text
      }
    }
    if (!built) return null
    const text = fromBuild.get(built) ?? compress(String(built)).then((packed) => ({ ...packed, changed: 0 }))
    fromBuild.set(built, text)
    return text
  }
}

async function lookAt(place: string): Promise<Found | null> {
  try {
    const about = await stat(place)
    const fault = !about.isFile() ? 'It is no file.' : about.size > MOST_BYTES ? 'It is too long.' : null
    return { place, changed: about.mtimeMs, version: `${place} ${about.mtimeMs} ${about.size} ${about.ino}`, fault }
  } catch (error) {
    const { code } = error instanceof Error && 'code' in error ? error : { code: String(error) }
    if (code === 'ENOENT') return null // one of the two folders need not have it
    return {
      place,
      changed: Number.POSITIVE_INFINITY,
      version: `${place} ${code}`,
      fault: `It cannot be read: ${code}.`,
    }
  }
}

/** @throws Error that says why the file is no document that readers can get. */
async function readGood({ place, fault }: Found): Promise<string> {
  if (fault) throw new Error(fault)
  const bytes = await readFile(place)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Error('It is not written in UTF-8, or ends in the middle of a letter.')
  }
  if (text.includes('\0')) throw new Error('It holds signs that no text has.')
  refuseText(text)
  return text
}

function refusal(place: string, error: unknown): string {
  const why =
    error instanceof DocumentError
      ? `${error.message} (line ${error.line}) ${error.todo}`
      : String(error instanceof Error ? error.message : error)
  return `The document ${place} is not served: ${why} Readers get the text before it.`
}
