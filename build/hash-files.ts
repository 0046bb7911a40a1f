import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { root } from './places.ts'

/** One name for the content of some files and of all files in some folders. */
export async function hashFiles(
  sources: readonly string[],
  counts: (file: string) => boolean,
  besides = '',
): Promise<string> {
  const hash = createHash('sha256').update(besides)
  for (const file of (await Promise.all(sources.map(filesIn))).flat().filter(counts)) {
    hash.update(`\n${file}\n`).update(await readFile(path.resolve(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(source: string): Promise<string[]> {
  const place = path.resolve(root, source)
  if (!(await stat(place)).isDirectory()) return [source]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort()
}
