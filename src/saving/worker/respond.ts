import { languageOf, savedPicture } from '../contract/precache.ts'
import type { FetchEvent } from './events.ts'
import { openSavedCopy } from './read-saved.ts'
import { type OfflinePageReason, offlinePage, savedPage } from './saved-page.ts'

/** The pages that came from the copy: their files come from there too, so that versions do not mix. */
const savedClients = new Set<string>()

/** How long the network may take before the saved copy answers. */
const TIME_LIMIT_MS = 3000

/** A file is the same under every encoding. */
const ANY = { ignoreVary: true }

/**
 * Responds with the network's page, or with the saved one when the network fails, the server has an error or 3 s have
 * passed. For a page that is not saved it waits as long as the network does, and then shows a page that says so.
 */
export async function respondToPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetch(event.request)
  event.waitUntil(network.catch(() => {})) // a late failure is handled by nobody else
  const response = await withinTimeLimit(network)
  if (response && response.status < 500) return response
  const saved = await openSavedCopy(true)
  const page = saved && (await savedPage(saved, url))
  if (page) {
    savedClients.add(event.resultingClientId)
    return page
  }
  return responseOrOfflinePage(network, url.pathname, 'notSaved')
}

/** Sends a form to the network; when that fails, responds with a page that says that nothing was sent. */
export function respondToForm(request: Request): Promise<Response> {
  const from = new URL(request.referrer || '/', location.origin)
  return responseOrOfflinePage(fetch(request), from.pathname, 'notSent')
}

/** The network's response; when it fails, the saved page that says why there is none. */
async function responseOrOfflinePage(
  network: Promise<Response>,
  pathname: string,
  why: OfflinePageReason,
): Promise<Response> {
  try {
    return await network
  } catch (error) {
    const saved = await openSavedCopy()
    const page = saved && (await offlinePage(saved, languageOf(pathname), why))
    if (page) return page
    throw error
  }
}

/**
 * Responds with a file of a page. One whose address has a hash comes from the copy; others do when the network fails. A
 * picture in another width or format is replaced by the saved one.
 */
export async function respondToFile(event: FetchEvent, url: URL): Promise<Response> {
  const saved = await openSavedCopy()
  const copy = await saved?.files.match(url.pathname, ANY)
  if (copy && url.pathname.startsWith('/static/')) return copy
  const instead = copy ?? (await saved?.files.match(savedPicture(url.pathname), ANY))
  if (instead && savedClients.has(event.clientId)) return instead
  const network = fetch(event.request)
  if (!instead) return network
  const response = await withinTimeLimit(network)
  return response && response.status < 500 ? response : instead
}

/** The network's response; null when it fails or takes longer than the limit. */
function withinTimeLimit(network: Promise<Response>): Promise<Response | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, null))
  return Promise.race([network.catch(() => null), tooLate])
}
