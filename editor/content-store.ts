import { hash } from 'node:crypto'
import { lstat, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../generator/files/list-files.ts'
import { Refused } from './words.ts'

/** A listed file; the text of text files is included, pictures are fetched separately. */
export type ListedFile = { path: string; hash: string; size: number; text?: string }

const TEXT_FILE = /\.(md|yaml|vtt)$/
const EDITED_FILE = /\.(md|yaml|vtt|jpe?g|png|webp|svg|hei[cf])$/i

/** Replaces the hash of a file that does not exist yet. */
export const NEW_FILE_HASH = 'new'

/** Reads and writes texts and pictures below content/, and nothing else. */
export function createContentStore(root: string) {
  const content = path.join(root, 'content')
  let writing: Promise<unknown> = Promise.resolve()
  /** Serializes writes, so that the file cannot change between the hash comparison and the write. */
  const serialize = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = writing.then(act)
    writing = done.catch(() => {})
    return done
  }
  const place = (file: string) => placeOf(root, file)
  /** @throws Refused when the file has changed since it was read (optimistic locking). */
  const unchanged = async (file: string, known: string) => {
    const target = await place(file)
    const before = await readFile(target).catch(nullIfMissing)
    if (!before && known !== NEW_FILE_HASH) throw new Refused(404, ({ moved }) => moved)
    if ((before ? hashOf(before) : NEW_FILE_HASH) !== known) throw new Refused(409, ({ changed }) => changed)
    return { target, before }
  }
  const readNow = async (file: string) => readFile(await place(file)).catch(nullIfMissing)

  return {
    async list(): Promise<ListedFile[]> {
      const files = (await listFiles(content)).map((file) => `content/${file.split(path.sep).join('/')}`)
      const listed = await Promise.all(
        files
          .filter((file) => EDITED_FILE.test(file))
          .map(async (file) => {
            const bytes = await readNow(file).catch(() => null) // skips symlinks out of the folder
            return bytes ? describeFile(file, bytes) : []
          }),
      )
      return listed.flat()
    },

    async read(file: string): Promise<Buffer> {
      const bytes = await readNow(file)
      if (!bytes) throw new Refused(404, ({ gone }) => gone)
      return bytes
    },

    /**
     * Writes a file unless it has changed since it was read.
     * @param known the hash of the version that was read, or NEW_FILE_HASH.
     * @param accept transforms the new bytes, given the current bytes.
     */
    write(file: string, given: Buffer, known: string, accept: SaveTransform): Promise<ListedFile> {
      return serialize(async () => {
        const { target, before } = await unchanged(file, known)
        const bytes = await accept(file, given, before)
        if (!before?.equals(bytes)) await replaceFile(root, target, bytes)
        return describeFile(file, bytes)
      })
    },

    remove(file: string, known: string): Promise<void> {
      return serialize(async () => {
        const { target } = await unchanged(file, known)
        await rm(target, { force: true })
      })
    },
  }
}

export type SaveTransform = (file: string, given: Buffer, before: Buffer | null) => Promise<Buffer>
export type ContentStore = ReturnType<typeof createContentStore>

export function hashOf(bytes: Buffer): string {
  return hash('sha256', bytes).slice(0, 16)
}

/**
 * Resolves the path of a file below content/.
 * @throws Refused for any other path (path traversal), and for a symlink out of the folder.
 */
async function placeOf(root: string, file: string): Promise<string> {
  const refuse = () => new Refused(403, ({ noPlace }) => noPlace)
  const parts = file.split('/')
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\%:]|\p{Cc}/u.test(part))
  if (!isPlain || parts[0] !== 'content' || parts.length < 2 || !EDITED_FILE.test(file)) throw refuse()
  const target = path.join(root, ...parts)
  const content = await realpath(path.join(root, 'content'))
  // existing parent folders must not be symlinks
  let folder = path.dirname(target)
  for (;;) {
    const real = await realpath(folder).catch(() => null)
    if (real) {
      const expected = path.join(content, path.relative(path.join(root, 'content'), folder))
      if (real !== expected) throw new Refused(403, ({ isLink }) => isLink)
      break
    }
    folder = path.dirname(folder)
  }
  if ((await lstat(target).catch(() => null))?.isSymbolicLink()) throw new Refused(403, ({ isLink }) => isLink)
  return target
}

function describeFile(file: string, bytes: Buffer): ListedFile {
  const listed = { path: file, hash: hashOf(bytes), size: bytes.length }
  return TEXT_FILE.test(file) ? { ...listed, text: bytes.toString() } : listed
}

/** Writes a file atomically: a temporary file is renamed. */
async function replaceFile(root: string, target: string, bytes: Buffer): Promise<void> {
  const beside = path.join(root, '.cache', 'editor', `write.${process.pid}`)
  await mkdir(path.dirname(beside), { recursive: true })
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(beside, bytes)
  await rename(beside, target)
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
