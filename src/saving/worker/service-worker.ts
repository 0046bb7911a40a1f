/*
 * The service worker, which is registered when a visitor saves the site for offline use. It responds from the saved
 * copy if the network fails. It does not use Workbox, whose network-first strategy would replace only twenty lines.
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

/**
 * Chooses the response to a request; null leaves it to the browser: other origins, downloads for a copy, video ranges.
 */
function responseTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return null
  const isPage = request.mode === 'navigate'
  if (request.method === 'POST') return isPage ? respondToForm(request) : null
  if (request.method !== 'GET' || request.headers.has('range') || request.headers.has(SAVING_HEADER)) return null
  return isPage ? respondToPage(event, url) : respondToFile(event, url)
}
