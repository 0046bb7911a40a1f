import { type Language, languages } from '../content/languages.ts'
import type { Page } from '../content/pages.ts'
import { allPages, canonicalPath, localPath } from '../content/paths.ts'
import type { RenderedPage } from '../src/renderer.tsx'
import { lastKnownChange, sourcesOf } from './git-dates.ts'
import { shareAddress } from './share-pictures.ts'

/** What the build knows of a page that search engines may know. */
export type PageMetadata = RenderedPage['facts'] & {
  /** Its address without the language, and with it. */
  address: string
  pathname: string
  page: Page
  language: Language
  /** When its sources were last changed, as an ISO date with time; null where that is not known. */
  changed: string | null
  /** The address of the picture that stands for it where it is shared. */
  picture: string
}

/** The facts of every page that search engines may know, in the order of the route table, and its shared picture. */
export async function readMetadata(
  rendered: ReadonlyMap<string, RenderedPage>,
  sharePictures: ReadonlyMap<string, Buffer>,
): Promise<PageMetadata[]> {
  const read = languages.flatMap((language) =>
    allPages.map(async (page): Promise<PageMetadata> => {
      const address = canonicalPath(page.path)
      const pathname = localPath(address, language)
      const facts = rendered.get(pathname)?.facts
      if (!facts) throw new Error(`${pathname} was not rendered.`)
      const { document } = facts
      const changed = await lastKnownChange(sourcesOf(address, language, document?.name ?? null))
      return { ...facts, address, page, pathname, language, changed, picture: shareAddress(page.share, sharePictures) }
    }),
  )
  return Promise.all(read)
}
