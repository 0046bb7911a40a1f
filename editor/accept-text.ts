import type { Language } from '../site/languages.ts'
import { acceptPicture } from './accept-picture.ts'
import { type ContentStore, hashOf, type ListedFile, type SaveTransform } from './content-store.ts'
import { keepNotation } from './keep-notation.ts'
import { addIds } from './section-ids.ts'

/** Creates the transform for files before they are written: keeps the formatting, adds missing heading ids. */
export function createSaveTransform(files: ContentStore): SaveTransform {
  return async (file, given, before) => {
    if (!/\.(md|yaml|vtt)$/.test(file)) return acceptPicture(file, given)
    const text = before ? keepNotation(file, String(before), String(given)) : String(given)
    const { language, other } = languagesOf(file)
    if (!language) return Buffer.from(text)
    return Buffer.from(addIds(text, language, String(before ?? ''), await readText(files, other)))
  }
}

/** Adds heading ids to the Swedish document once the English one is saved; null if nothing changes. */
export async function addIdsToTranslation(
  files: ContentStore,
  { path: file, text = '' }: ListedFile,
): Promise<ListedFile | null> {
  const { language, other } = languagesOf(file)
  const before = language === 'en' ? await readText(files, other) : ''
  const after = before && addIds(before, 'sv', before, text)
  if (after === before) return null
  return files.write(other, Buffer.from(after), hashOf(Buffer.from(before)), async (_file, given) => given)
}

/** The language of a document, and its file in the other language. */
function languagesOf(file: string): { language?: Language; other: string } {
  const [, start, language] = /^(content\/documents\/.+)_(en|sv)\.md$/.exec(file) ?? []
  return language === 'en' || language === 'sv'
    ? { language, other: `${start}_${language === 'en' ? 'sv' : 'en'}.md` }
    : { other: '' }
}

/** Reads a text; empty if the file does not exist. */
async function readText(files: ContentStore, file: string): Promise<string> {
  return String(await files.read(file).catch(() => ''))
}
