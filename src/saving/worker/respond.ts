import { languageOf, SAVED_WIDTH } from '../contract/save-list.ts'
import type { FetchEvent } from './events.ts'
import { readSaved } from './read-saved.ts'
import { offlinePage, savedPage } from './saved-page.ts'

/** Pages that were answered from the copy: what they ask for comes from there first, so that nothing is mixed. */
const savedClients = new Set<string>()

/** How long the network may take before the saved copy answers. */
const TIME_LIMIT_MS = 3000

/** Files are the same in whatever way they were packed. */
const ANY = { ignoreVary: true }

/**
 * A page from the network as if there were no worker; when that fails, breaks down or takes more than 3 s, from the copy.
 * A page that is not saved gets all the time that the network wants, then a page that says so.
 */
export async function respondToPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetch(event.request)
  event.waitUntil(network.catch(() => {})) // a late failure is handled by nobody else
  const response = await withinTimeLimit(network)
  if (response && response.status < 500) return response
  const saved = await readSaved(true)
  const page = saved && (await savedPage(saved, url))
  if (page) {
    savedClients.add(event.resultingClientId)
    return page
  }
  try {
    return await network
  } catch (error) {
    const instead = saved && (await offlinePage(saved, languageOf(url.pathname), 'notSaved'))
    if (instead) return instead
    throw error
  }
}

/** A form goes to the network or nowhere; where it could not go, a page says that nothing was sent. */
export async function respondToForm(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const saved = await readSaved()
    const from = new URL(request.referrer || '/', location.origin).pathname
    const instead = saved && (await offlinePage(saved, languageOf(from), 'notSent'))
    if (instead) return instead
    throw error
  }
}

/**
 * What a page is made of. An address that changes with what is in it is taken from the copy, which saves the network;
 * of the others the copy stands in, and so does a picture's saved width for the ones that are not saved.
 */
export async function respondToFile(event: FetchEvent, url: URL): Promise<Response> {
  const saved = await readSaved()
  const copy = await saved?.files.match(url.pathname, ANY)
  if (copy && (url.pathname.startsWith('/static/') || savedClients.has(event.clientId))) return copy
  const instead = copy ?? (await saved?.files.match(savedPicture(url.pathname), ANY))
  if (instead && savedClients.has(event.clientId)) return instead
  const network = fetch(event.request)
  if (!instead) return network
  const response = await withinTimeLimit(network)
  return response && response.status < 500 ? response : instead
}

/** The file that is saved of a picture, whatever width and format is asked for. */
function savedPicture(pathname: string): string {
  return pathname.replace(/^(\/static\/pictures\/[\w-]+)-\d+(\.\w+)\.\w+$/, `$1-${SAVED_WIDTH}$2.avif`)
}

/** What the network answers within the time limit; null when it fails or is slow. */
function withinTimeLimit(network: Promise<Response>): Promise<Response | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, null))
  return Promise.race([network.catch(() => null), tooLate])
}
