import { type Language, languages } from '../site/languages.ts'
import {
  canonicalPath,
  documentFile,
  documentOf,
  everyAddress,
  localPath,
  NOT_FOUND,
  pageAt,
  parseLocalPath,
} from '../site/paths.ts'
import type { RenderedDocument } from '../src/markdown/rendered-document.ts'
import type { DescribedPage } from '../src/renderer.tsx'
import type { PublishedPage, ShownFilm } from '../src/shell/head/page-meta.ts'
import { normalizeDocument } from './document-front-matter.ts'
import { readDocument } from './documents.ts'
import { lastKnownChange, sourcesOf } from './git-dates.ts'
import type { Renderer } from './renderer.ts'
import { sharePictureAddress } from './share-pictures.ts'

/** The address of a page in a language, the document that it shows, and what it says of itself. */
export type ReadPage = DescribedPage & { pathname: string; language: Language; document: RenderedDocument | null }

/** Every page of the site in all languages, and the not-found pages. */
export function renderPages(renderer: Renderer): Promise<ReadPage[]> {
  const pathnames = languages.flatMap((language) =>
    [...everyAddress, NOT_FOUND].map((address) => localPath(address, language)),
  )
  return Promise.all(pathnames.map((pathname) => readPage(renderer, pathname)))
}

/** @param draft what stands in the place of a document's file. */
export async function readPage(
  { markdown, describePage }: Renderer,
  pathname: string,
  draft?: { file: string; text: string },
): Promise<ReadPage> {
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

/** The data of a page for its meta tags, canonical link and structured data, also at its older addresses; null for the not-found page. */
export async function describePublished(
  { pathname, language, meta }: ReadPage,
  origin: string,
  sharePictures: ReadonlyMap<string, Buffer>,
  film: ShownFilm,
): Promise<PublishedPage | null> {
  const { path } = parseLocalPath(pathname)
  const page = pageAt(path)
  if (!page) return null
  const address = canonicalPath(path)
  return {
    ...meta,
    ...{ page, language, address, origin, film },
    pathname: localPath(address, language),
    changed: await lastKnownChange(sourcesOf(address, language, meta.document?.name ?? null)),
    picture: sharePictureAddress(page.share, sharePictures),
  }
}
