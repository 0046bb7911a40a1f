import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isLanguage, type Language, languages, ofLanguages } from '../content/languages.ts'
import { filesOf, SAVE_LIST, type SavedFile, type SaveList } from '../src/saving/contract/save-list.ts'
import { type Compressed, compress, sendCompressed } from './compressed.ts'
import { type ReadDocument, readableDocument } from './documents.ts'
import type { Build } from './site/build.ts'

/** Many readers ask for the same list, which is large. */
const QUICK = 6

/** A document that its editor has changed since the build. */
type Edited = { address: string; language: Language; entry: SavedFile; changed: number }

/**
 * `GET /save-list.json`: the build’s list of what can be saved, in which a document that has been changed on the
 * server since stands with what it is now: whoever has saved the text before is offered the newer one.
 */
export function saveList(app: FastifyInstance, read: ReadDocument): void {
  let last: { key: string; text: Promise<Compressed> } | undefined
  app.get(SAVE_LIST, async (request, reply) => {
    const built = request.build.files.get(SAVE_LIST.slice(1))?.bytes
    if (!built) return reply.callNotFound() // a build without saving
    const list: SaveList = JSON.parse(String(built))
    const edited = await findEdited(list, request.build, read)
    const key = [list.version, ...edited.map(({ entry }) => entry.join())].join()
    if (last?.key !== key) last = { key, text: compress(JSON.stringify(withEdited(list, edited)), QUICK) }
    return sendCompressed(request, reply, 'application/json; charset=utf-8', await last.text)
  })
}

async function findEdited(list: SaveList, build: Build, read: ReadDocument): Promise<Edited[]> {
  const found = filesOf(list, languages).map(async ([address]): Promise<Edited | null> => {
    const name = readableDocument(address)
    const language = name?.slice(-'en.md'.length, -'.md'.length)
    if (!name || !isLanguage(language)) return null
    const text = await read(name, build)
    if (!text || build.files.get(`markdown/${name}`)?.bytes?.equals(text.plain)) return null
    const entry = [address, hashOf(text.plain), text.br.length, text.plain.length] as const
    return { address, language, entry, changed: text.changed }
  })
  return (await Promise.all(found)).filter((one) => one !== null)
}

function withEdited(list: SaveList, edited: readonly Edited[]): SaveList {
  if (edited.length === 0) return list
  const entries = new Map(edited.map(({ address, entry }) => [address, entry]))
  const renew = (files: readonly SavedFile[]) => files.map((file) => entries.get(file[0]) ?? file)
  const files = { shared: renew(list.files.shared), ...ofLanguages((language) => renew(list.files[language])) }
  const texts = ofLanguages((language) => {
    const own = edited.filter((one) => one.language === language)
    return own.length > 0
      ? hashOf([list.texts[language], ...own.map(({ entry }) => entry[1])].join())
      : list.texts[language]
  })
  const newest = Math.max(Date.parse(list.changed), ...edited.map(({ changed }) => changed))
  const version = hashOf([list.version, ...edited.map(({ entry }) => entry[1])].join())
  return { ...list, version, texts, changed: new Date(newest).toISOString(), files }
}

function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
