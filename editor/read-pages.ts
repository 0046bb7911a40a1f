import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { dataFilePath } from '../generator/content-data.ts'
import { projectRoot } from '../generator/folders.ts'
import { type Page, toDocumentPage } from '../site/pages.ts'
import { allPages, documentOf } from '../site/paths.ts'
import type { MorePage } from '../site/schemas/more-pages.ts'

export type NamedPage = Page & { name: string }

/** Every page as the content is now: those that editors have added since the server began are there too. */
export function readPages(folder = projectRoot): NamedPage[] {
  const { pages }: { pages: MorePage[] } = parse(readFileSync(path.join(folder, dataFilePath('more-pages')), 'utf8'))
  const more = pages.map((page) => ({ name: page.path, ...toDocumentPage(page) }))
  return [...allPages.filter((page) => !isAdded(page)), ...more]
}

/** Whether a page is data: one that no code names is called as its address. */
export function isAdded({ name }: NamedPage): boolean {
  return name.startsWith('/')
}

/** The page that shows a document. */
export function pageOfDocument(name: string, pages: readonly NamedPage[]): NamedPage | undefined {
  return pages.find((page) => page.kind !== 'own' && documentOf(page) === name)
}
