import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../build/places.ts'

/** All text files below a folder whose names end in one of the endings, by their path from the root. */
export async function readFiles(folder: string, endings: readonly string[]): Promise<Map<string, string>> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const)),
  )
}
