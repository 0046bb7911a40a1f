import type { ListedFile } from '../content-store.ts'
import { callEditorApi } from './editor-api.ts'
import { keepDrafts, lockForm } from './keep-drafts.ts'

/**
 * Provides the project's content as the origin private file system, by a partial File System API for Sveltia CMS that
 * reads and writes through the editor's server. So the user need not pick a folder, and every browser is supported.
 */
export function provideContent(): void {
  const root = new Root()
  navigator.storage.getDirectory = async () => asHandle(root)
  keepDrafts(root)
  // the server writes atomically, so no temporary file with a rename is needed
  if ('FileSystemFileHandle' in globalThis) Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
}

/** The server's files by path; folders are derived from common prefixes. */
class Root {
  files = new Map<string, ListedFile>()
  /** Returns the content as Sveltia CMS's project folder, whatever its name. */
  async getDirectoryHandle() {
    return asHandle(new Folder(this, ''))
  }
  async load(): Promise<void> {
    const listed: ListedFile[] = await (await callEditorApi('files')).json()
    this.files = new Map(listed.map((file) => [file.path, file]))
  }
}

class Folder {
  readonly kind = 'directory'
  readonly root: Root
  readonly path: string
  constructor(root: Root, path: string) {
    this.root = root
    this.path = path
  }
  get name(): string {
    return this.path.split('/').at(-1) ?? ''
  }
  private inside(name: string): string {
    return this.path ? `${this.path}/${name}` : name
  }
  async *entries(): AsyncGenerator<[string, Folder | File_]> {
    if (!this.path) await this.root.load()
    const start = this.path ? `${this.path}/` : ''
    const within = [...this.root.files.keys()]
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length))
    for (const name of new Set(within.map((path) => path.split('/')[0] ?? ''))) {
      const isFolder = !within.includes(name)
      yield [name, isFolder ? new Folder(this.root, start + name) : new File_(this.root, start + name)]
    }
  }
  async getDirectoryHandle(name: string) {
    return new Folder(this.root, this.inside(name))
  }
  async getFileHandle(name: string, { create = false } = {}) {
    const path = this.inside(name)
    if (!create && !this.root.files.has(path)) throw new DOMException(path, 'NotFoundError')
    return new File_(this.root, path)
  }
  async removeEntry(name: string): Promise<void> {
    const path = this.inside(name)
    const known = this.root.files.get(path)?.hash
    if (!known) return // folders exist implicitly, as long as they have files
    await callEditorApi(`file?path=${encodeURIComponent(path)}`, { method: 'DELETE', headers: { 'if-match': known } })
    this.root.files.delete(path)
  }
}

class File_ {
  readonly kind = 'file'
  readonly root: Root
  readonly path: string
  constructor(root: Root, path: string) {
    this.root = root
    this.path = path
  }
  get name(): string {
    return this.path.split('/').at(-1) ?? ''
  }
  private get address(): string {
    return `file?path=${encodeURIComponent(this.path)}`
  }
  async getFile(): Promise<File> {
    const { text, hash = '' } = this.root.files.get(this.path) ?? {}
    const bytes = text ?? (await (await callEditorApi(this.address)).blob())
    const [, ending = ''] = /\.(\w+)$/.exec(this.name) ?? []
    const type = text ? '' : `image/${ending.replace('jpg', 'jpeg').replace('svg', 'svg+xml')}`
    // the CMS reloads a picture when lastModified changes
    return new File([bytes], this.name, { type, lastModified: Number.parseInt(hash.slice(0, 11), 16) || 0 })
  }
  async createWritable() {
    return {
      write: async (data: string | Blob) => {
        const known = this.root.files.get(this.path)?.hash ?? 'new'
        const headers = { 'if-match': known }
        lockForm(true)
        const response = await callEditorApi(this.address, { method: 'PUT', body: data, headers }).catch((error) => {
          lockForm(false)
          throw error
        })
        const { also, ...written } = await response.json()
        this.root.files.set(this.path, written)
        if (also) this.root.files.set(also.path, also) // the translation, which may have got heading ids
      },
      close: async () => {},
    }
  }
}

/** Casts to the full interface, of which Sveltia CMS only uses these members. */
function asHandle(folder: Root | Folder): FileSystemDirectoryHandle {
  return folder as unknown as FileSystemDirectoryHandle
}
