import type { Language } from '../../../site/languages.ts'
import { formatDay } from '../contract/date.ts'
import { languageOfPath } from '../contract/precache.ts'
import type { SavedCopy } from '../contract/saved-copy.ts'
import type { CachedCopy } from './read-saved.ts'

/** The banner is inserted before this element, outside of what scripts change. */
const ROOT_TAG = '<div id="root">'

/** Responds with the saved page of an address, with a banner that states its date; null if it is not saved. */
export async function createSavedPageResponse(
  { copy, files }: CachedCopy,
  { origin, pathname, search }: URL,
): Promise<Response | null> {
  const bare = pathname.replace(/(?<=.)\/+$/, '')
  const page = await files.match(copy.list.aliases[bare] ?? bare, { ignoreVary: true })
  if (!page) return null
  if (bare !== pathname) return Response.redirect(origin + bare + search, 308) // as the server does
  return rewriteHtml(page, (html) =>
    html
      .replace('<html', `<html data-saved="${copy.savedAt}"`)
      .replace(ROOT_TAG, savedLine(copy, languageOfPath(bare)) + ROOT_TAG),
  )
}

/** Why the offline page is the response: a page is not saved, or a form could not be sent. */
export type OfflinePageReason = 'notSaved' | 'notSent'

/** Responds with the offline page, with links to the saved pages. */
export async function createOfflineResponse(
  { copy, files }: CachedCopy,
  language: Language,
  why: OfflinePageReason,
): Promise<Response | null> {
  const page = await files.match(copy.list.offline[language], { ignoreVary: true })
  const change = (html: string) =>
    html.replace('<html', `<html data-why="${why}"`).replace(HIDDEN_LIST, (list, shown, saved) => {
      return copy.languages.includes(saved) ? shown : list
    })
  return page ? rewriteHtml(page, change, 503) : null
}

/** Matches the lists of pages in each language, which are prerendered hidden (OfflinePage.tsx). */
const HIDDEN_LIST = /(?<=<nav) hidden=""( class="offline__saved" lang="([\w-]+)")/g

function savedLine({ list, savedAt }: SavedCopy, language: Language): string {
  const words = list.line[language].replace('{day}', `<b>${formatDay(savedAt, language)}</b>`)
  return `<div class="saved-line"><link rel="stylesheet" href="${list.style}"><p>${words}</p></div>`
}

/** Copies a response with changed HTML, without the headers that no longer apply. */
async function rewriteHtml(page: Response, change: (html: string) => string, status = 200): Promise<Response> {
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(change(await page.text()), { status, headers })
}
