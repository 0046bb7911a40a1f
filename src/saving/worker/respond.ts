import { languageOfPath, savedPicturePath } from '../contract/precache.ts'
import type { FetchEvent } from './events.ts'
import { openSavedCopy } from './read-saved.ts'
import { createOfflineResponse, createSavedPageResponse, type OfflinePageReason } from './saved-page.ts'

/** The client ids of pages from the saved copy; their files come from the copy too, so that versions do not mix. */
const savedClients = new Set<string>()

/** How long to wait for the network before the saved copy is used. */
const TIME_LIMIT_MS = 3000

/** The `Vary` header is ignored, since a saved file is the same for every `Accept-Encoding`. */
const MATCH_OPTIONS = { ignoreVary: true }

/**
 * Responds to a request for a page, network first: with the saved page if the network fails, the server has an error,
 * or after 3 s. A page that is not saved may take as long as the network needs; if that fails, the offline page is the
 * response.
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

/** Sends a form to the network; if that fails, responds with the offline page, which says that nothing was sent. */
export function respondToForm(request: Request): Promise<Response> {
  const from = new URL(request.referrer || '/', location.origin)
  return responseOrOfflinePage(fetch(request), from.pathname, 'notSent')
}

/** Waits for the network's response; if it fails, responds with the offline page, which states the reason. */
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
  const copy = await saved?.files.match(url.pathname, MATCH_OPTIONS)
  if (copy && url.pathname.startsWith('/static/')) return copy
  const instead = copy ?? (await saved?.files.match(savedPicturePath(url.pathname), MATCH_OPTIONS))
  if (instead && savedClients.has(event.clientId)) return instead
  const network = fetch(event.request)
  if (!instead) return network
  const response = await withinTimeLimit(network)
  return response && response.status < 500 ? response : instead
}

/** Waits for the network's response; null on failure or timeout. */
function withinTimeLimit(network: Promise<Response>): Promise<Response | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, null))
  return Promise.race([network.catch(() => null), tooLate])
}
