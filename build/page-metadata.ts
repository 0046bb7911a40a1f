import { languages } from '../content/languages.ts'
import { allPages, canonicalPath, localPath } from '../content/paths.ts'
import type { RenderedPage } from '../src/renderer.tsx'
import { lastKnownChange, sourcesOf } from './git-dates.ts'
import { shareAddress } from './share-pictures.ts'

/** What the build knows of a page that search engines may know. */
export type PageMetadata = Awaited<ReturnType<typeof readMetadata>>[number]

/** The facts of every page that search engines may know, in the order of the route table, and its shared picture. */
export function readMetadata(rendered: ReadonlyMap<string, RenderedPage>, sharePictures: ReadonlyMap<string, Buffer>) {
  const read = languages.flatMap((language) =>
    allPages.map(async (page) => {
      const address = canonicalPath(page.path)
      const pathname = localPath(address, language)
      const facts = rendered.get(pathname)?.facts
      if (!facts) throw new Error(`${pathname} was not rendered.`)
      return {
        ...facts,
        page,
        language,
        address, // without the language
        pathname, // with it
        /** An ISO date with time; null where that is not known. */
        changed: await lastKnownChange(sourcesOf(address, language, facts.document?.name ?? null)),
        /** The address of the picture that stands for it where it is shared. */
        picture: shareAddress(page.share, sharePictures),
      }
    }),
  )
  return Promise.all(read)
}
