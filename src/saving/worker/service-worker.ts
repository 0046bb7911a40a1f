/*
 * The service worker. It is registered when a visitor presses “Save for the forest”, and responds from the saved copy where
 * the network does not. What Workbox would take over (network first, with a time limit) is twenty lines here.
 */
import { SAVING_HEADER } from '../contract/precache.ts'
import { type FetchEvent, worker } from './events.ts'
import { respondToFile, respondToForm, respondToPage } from './respond.ts'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const response = responseTo(event)
  if (response) event.respondWith(response)
})

/** The response to a request; null leaves it to the browser: other sites, requests of forms, parts of the film. */
function responseTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return null
  const isPage = request.mode === 'navigate'
  if (request.method === 'POST') return isPage ? respondToForm(request) : null
  if (request.method !== 'GET' || request.headers.has('range') || request.headers.has(SAVING_HEADER)) return null
  return isPage ? respondToPage(event, url) : respondToFile(event, url)
}
