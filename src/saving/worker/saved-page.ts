import type { Language } from '../../../site/languages.ts'
import { writeDay } from '../contract/date.ts'
import { languageOf } from '../contract/precache.ts'
import type { SavedCopy } from '../contract/saved-copy.ts'
import type { CachedCopy } from './read-saved.ts'

/** The line goes before this, outside of all that scripts change. */
const ROOT = '<div id="root">'

/** The saved page of an address, with the line that names its day; null when it is not saved. */
export async function savedPage(
  { copy, files }: CachedCopy,
  { origin, pathname, search }: URL,
): Promise<Response | null> {
  const bare = pathname.replace(/(?<=.)\/+$/, '')
  const page = await files.match(copy.list.aliases[bare] ?? bare, { ignoreVary: true })
  if (!page) return null
  if (bare !== pathname) return Response.redirect(origin + bare + search, 308) // as the server does
  return rewrite(page, (html) =>
    html.replace('<html', `<html data-saved="${copy.savedAt}"`).replace(ROOT, savedLine(copy, languageOf(bare)) + ROOT),
  )
}

/** What cannot be shown: a page, or the answer to a form. */
export type OfflinePageReason = 'notSaved' | 'notSent'

/** The page instead of one that cannot be shown; it links to what is saved. */
export async function offlinePage(
  { copy, files }: CachedCopy,
  language: Language,
  why: OfflinePageReason,
): Promise<Response | null> {
  const page = await files.match(copy.list.offline[language], { ignoreVary: true })
  const change = (html: string) =>
    html.replace('<html', `<html data-why="${why}"`).replace(HIDDEN_LIST, (list, shown, saved) => {
      return copy.languages.includes(saved) ? shown : list
    })
  return page ? rewrite(page, change, 503) : null
}

/** The list of saved pages in a language, which nobody sees until the copy has that language (OfflinePage.tsx). */
const HIDDEN_LIST = /(?<=<nav) hidden=""( class="offline__saved" lang="([\w-]+)")/g

function savedLine({ list, savedAt }: SavedCopy, language: Language): string {
  const words = list.line[language].replace('{day}', `<b>${writeDay(savedAt, language)}</b>`)
  return `<div class="saved-line"><link rel="stylesheet" href="${list.style}"><p>${words}</p></div>`
}

/** A response with changed HTML, without the headers that no longer hold. */
async function rewrite(page: Response, change: (html: string) => string, status = 200): Promise<Response> {
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(change(await page.text()), { status, headers })
}
