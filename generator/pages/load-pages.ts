import { type Language, languages } from '../../site/languages.ts'
import {
  canonicalPath,
  documentFile,
  documentOf,
  everyPath,
  localPath,
  NOT_FOUND_PATH,
  pageAt,
  parseLocalPath,
} from '../../site/paths.ts'
import type { RenderedDocument } from '../../src/markdown/rendered-document.ts'
import type { DescribedPage } from '../../src/renderer.tsx'
import type { FilmMeta, PublishedPage } from '../../src/shell/head/page-meta.ts'
import { normalizeDocument } from '../content/document-front-matter.ts'
import { readDocument } from '../content/documents.ts'
import { lastCommitDate, sourceFilesOfPage } from '../content/git-dates.ts'
import { socialImageAddress } from '../pictures/social-images.ts'
import type { Renderer } from './load-renderer.ts'

/** A page in one language with its address, its document and its metadata. */
export type LoadedPage = DescribedPage & { pathname: string; language: Language; document: RenderedDocument | null }

/** Every page of the site in all languages, and the not-found pages. */
export function loadPages(renderer: Renderer): Promise<LoadedPage[]> {
  const pathnames = languages.flatMap((language) =>
    [...everyPath, NOT_FOUND_PATH].map((address) => localPath(address, language)),
  )
  return Promise.all(pathnames.map((pathname) => loadPage(renderer, pathname)))
}

/** @param draft unsaved text that replaces a document's file. */
export async function loadPage(
  { markdown, describePage }: Renderer,
  pathname: string,
  draft?: { file: string; text: string },
): Promise<LoadedPage> {
  const { language, path } = parseLocalPath(pathname)
  const page = pageAt(path)
  const name = page ? documentOf(page) : null
  const read = async (name: string) => {
    const file = documentFile(name, language)
    return draft?.file === file ? normalizeDocument(file, draft.text, language) : readDocument({ name, language })
  }
  const document = name ? markdown.renderDocument(await read(name), name, language) : null
  return { pathname, language, document, ...describePage(pathname, document) }
}

/**
 * The data for the meta tags, canonical link and structured data of a page, also at its aliases; null for the not-found
 * page.
 */
export async function describePublishedPage(
  { pathname, language, meta }: LoadedPage,
  origin: string,
  sharePictures: ReadonlyMap<string, Buffer>,
  film: FilmMeta,
): Promise<PublishedPage | null> {
  const { path } = parseLocalPath(pathname)
  const page = pageAt(path)
  if (!page) return null
  const address = canonicalPath(path)
  return {
    ...meta,
    ...{ page, language, address, origin, film },
    pathname: localPath(address, language),
    changed: await lastCommitDate(sourceFilesOfPage(address, language, meta.document?.name ?? null)),
    picture: socialImageAddress(page.share, sharePictures),
  }
}
