import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { dataFilePath } from '../generator/content/content-data.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { type Page, toDocumentPage } from '../site/pages.ts'
import { allPages, documentOf } from '../site/paths.ts'
import type { MorePage } from '../site/schemas/more-pages.ts'

export type PageEntry = Page & { name: string }

/** Reads all pages from disk, including those that editors added after the server started. */
export function readPages(folder = projectRoot): PageEntry[] {
  const file = readFileSync(path.join(folder, dataFilePath('more-pages')), 'utf8')
  const { pages = [] }: { pages?: MorePage[] } = parseDocument(file).toJS() ?? {} // a mistake in it is named by the checks
  const more = pages.map((page) => ({ name: page.path, ...toDocumentPage(page) }))
  return [...allPages.filter((page) => !isAddedByEditor(page)), ...more]
}

/** Whether an editor added the page; the name of such a page is its address. */
export function isAddedByEditor({ name }: PageEntry): boolean {
  return name.startsWith('/')
}

/** The page that shows a document. */
export function pageOfDocument(name: string, pages: readonly PageEntry[]): PageEntry | undefined {
  return pages.find((page) => page.kind !== 'own' && documentOf(page) === name)
}
