import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { listContentFiles } from '../generator/content/content-files.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { publicFiles } from '../generator/files/public-files.ts'

/** Finds files in content/ and public/ that no page or code references. */
export async function findUnusedFiles(): Promise<string[]> {
  const known = [...listContentFiles(), ...publicFiles.map((file) => `public/${file}`)]
  const unusedFiles = ['content', 'public'].map((folder) => unusedFilesIn(folder, known))
  return (await Promise.all(unusedFiles)).flat().sort()
}

/** The unknown files in a folder; a folder without any known file is listed as a whole. */
export async function unusedFilesIn(folder: string, known: readonly string[], from = projectRoot): Promise<string[]> {
  const entries = await readdir(path.join(from, folder), { withFileTypes: true })
  const unusedFiles = entries.map(async (entry) => {
    const name = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return known.includes(name) ? [] : [name]
    return known.some((file) => file.startsWith(`${name}/`)) ? unusedFilesIn(name, known, from) : [`${name}/`]
  })
  return (await Promise.all(unusedFiles)).flat()
}
