import { copyFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Pages that have others below them, once more as what their folder shows: hosts that look for a folder before a file
 * lead /manual to manual/. The page's canonical link names its one address.
 */
export async function writeFolderPages(siteFolder: string): Promise<void> {
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true })
  const places = new Set(entries.map(({ parentPath, name }) => path.join(parentPath, name)))
  for (const folder of places) {
    const index = path.join(folder, 'index.html')
    if (places.has(`${folder}.html`) && !places.has(index)) await copyFile(`${folder}.html`, index)
  }
}
