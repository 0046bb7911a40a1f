import { languageOfPath, savedPicturePath } from '../contract/precache.ts'
import type { FetchEvent } from './events.ts'
import { openSavedCopy } from './read-saved.ts'
import { createOfflineResponse, createSavedPageResponse, type OfflinePageReason } from './saved-page.ts'

/** Client ids of pages served from the copy: their files come from there too, so that versions do not mix. */
const savedClients = new Set<string>()

/** The network timeout before the saved copy is used. */
const TIME_LIMIT_MS = 3000

/** Ignores Vary: a file is the same in every encoding. */
const ANY = { ignoreVary: true }

/**
 * Network first: the saved page is used when the network fails, the server has an error, or after 3 s. For a page that
 * is not saved it waits as long as the network takes, and then shows the offline page.
 */
export async function respondToPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetch(event.request)
  event.waitUntil(network.catch(() => {})) // avoids an unhandled rejection after the timeout
  const response = await withinTimeLimit(network)
  if (response && response.status < 500) return response
  const saved = await openSavedCopy(true)
  const page = saved && (await createSavedPageResponse(saved, url))
  if (page) {
    savedClients.add(event.resultingClientId)
    return page
  }
  return responseOrOfflinePage(network, url.pathname, 'notSaved')
}

/** Sends a form to the network; when that fails, responds that nothing was sent. */
export function respondToForm(request: Request): Promise<Response> {
  const from = new URL(request.referrer || '/', location.origin)
  return responseOrOfflinePage(fetch(request), from.pathname, 'notSent')
}

/** The network's response; when it fails, the offline page with the reason. */
async function responseOrOfflinePage(
  network: Promise<Response>,
  pathname: string,
  why: OfflinePageReason,
): Promise<Response> {
  try {
    return await network
  } catch (error) {
    const saved = await openSavedCopy()
    const page = saved && (await createOfflineResponse(saved, languageOfPath(pathname), why))
    if (page) return page
    throw error
  }
}

/**
 * Responds with a file of a page: cache first if its address has a hash, otherwise network first. Pictures are replaced
 * by their saved variant.
 */
export async function respondToFile(event: FetchEvent, url: URL): Promise<Response> {
  const saved = await openSavedCopy()
  const copy = await saved?.files.match(url.pathname, ANY)
  if (copy && url.pathname.startsWith('/static/')) return copy
  const instead = copy ?? (await saved?.files.match(savedPicturePath(url.pathname), ANY))
  if (instead && savedClients.has(event.clientId)) return instead
  const network = fetch(event.request)
  if (!instead) return network
  const response = await withinTimeLimit(network)
  return response && response.status < 500 ? response : instead
}

/** The network's response; null on failure or timeout. */
function withinTimeLimit(network: Promise<Response>): Promise<Response | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, null))
  return Promise.race([network.catch(() => null), tooLate])
}
