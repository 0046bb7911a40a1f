import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLanguage, mapLanguages } from '../../site/languages.ts'
import { contentFolder } from '../files/folders.ts'
import type { ContentData } from './content-data.ts'

type Entry = ContentData['pictures']['value']['pictures'][number]

/**
 * Adds an entry for each picture that only documents show, with its alternative text from the documents of both
 * languages, as a photograph. Computer-generated pictures need an entry in content/pictures.yaml.
 */
export async function addDocumentPictures(data: ContentData, folder = contentFolder): Promise<ContentData> {
  const { pictures } = data.pictures.value
  const added = new Map<string, Entry>()
  const entries = await readdir(path.join(folder, 'documents'), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const file of files.sort()) {
    const language = /_(\w\w)\.md$/.exec(file)?.[1]
    if (!isLanguage(language)) continue
    const text = await readFile(path.join(folder, 'documents', file), 'utf8')
    for (const [, alt = '', id = ''] of text.matchAll(/!\[([^\]]*)\]\(\/pictures\/([a-z0-9-]+)\.jpg/g)) {
      // the checks report missing picture files with their line
      if (pictures.some((picture) => picture.id === id) || !existsSync(path.join(folder, 'pictures', `${id}.jpg`)))
        continue
      const before = added.get(id)?.alt ?? mapLanguages(() => alt)
      added.set(id, { id, alt: { ...before, [language]: alt }, isPhotograph: true })
    }
  }
  const value = { ...data.pictures.value, pictures: [...pictures, ...added.values()] }
  return { ...data, pictures: { ...data.pictures, value } }
}
