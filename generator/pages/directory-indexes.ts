import { copyFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Copies pages that have subpages to the index.html of their folder, since some hosts redirect /manual to /manual/ when
 * such a folder exists. The canonical link names the one address.
 */
export async function writeDirectoryIndexes(siteFolder: string): Promise<void> {
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true })
  const places = new Set(entries.map(({ parentPath, name }) => path.join(parentPath, name)))
  for (const folder of places) {
    const index = path.join(folder, 'index.html')
    if (places.has(`${folder}.html`) && !places.has(index)) await copyFile(`${folder}.html`, index)
  }
}
