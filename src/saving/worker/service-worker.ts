/*
 * The service worker, registered when a visitor presses “Save for the forest”. It responds from the saved copy when the
 * network fails. Workbox's network-first strategy would replace only twenty lines of it.
 */
import { SAVING_HEADER } from '../contract/precache.ts'
import { type FetchEvent, workerScope } from './events.ts'
import { respondToFile, respondToForm, respondToPage } from './respond.ts'

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()))
workerScope.addEventListener('activate', (event) => event.waitUntil(workerScope.clients.claim()))
workerScope.addEventListener('fetch', (event) => {
  const response = responseTo(event)
  if (response) event.respondWith(response)
})

/** The response to a request; null leaves it to the browser: other origins, requests from forms, ranges of the film. */
function responseTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return null
  const isPage = request.mode === 'navigate'
  if (request.method === 'POST') return isPage ? respondToForm(request) : null
  if (request.method !== 'GET' || request.headers.has('range') || request.headers.has(SAVING_HEADER)) return null
  return isPage ? respondToPage(event, url) : respondToFile(event, url)
}
