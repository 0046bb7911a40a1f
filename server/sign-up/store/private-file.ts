import { chownSync, closeSync, lstatSync, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'

/** Makes a folder that its owner alone may look into. */
export function makePrivateFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first) giveToOwnerOf(path.dirname(first), first)
  if (first && first !== folder) giveToOwnerOf(path.dirname(first), folder)
}

/** Makes an empty file, with its folder, that its owner alone may read; one that is there stays as it is. */
export function makePrivateFile(file: string): void {
  makePrivateFolder(path.dirname(file))
  if (lstatSync(file, { throwIfNoEntry: false })) return
  closeSync(openSync(file, 'a', 0o600))
  giveToOwnerOf(path.dirname(file), file)
}

/** A command that root gives must not leave a file that the service, another user, cannot open. */
export function giveToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}
