import { chownSync, closeSync, lstatSync, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'

/** Creates a folder that only its owner can access (mode 700). */
export function makePrivateFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first) chownToFolderOwner(path.dirname(first), first)
  if (first && first !== folder) chownToFolderOwner(path.dirname(first), folder)
}

/** Creates an empty file that only its owner can read (mode 600), and its folder; keeps an existing file. */
export function makePrivateFile(file: string): void {
  makePrivateFolder(path.dirname(file))
  if (lstatSync(file, { throwIfNoEntry: false })) return
  closeSync(openSync(file, 'a', 0o600))
  chownToFolderOwner(path.dirname(file), file)
}

/** Changes the owner of a file created by root to that of the folder, because the service runs as another user. */
export function chownToFolderOwner(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}
