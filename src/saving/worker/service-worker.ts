/*
 * The service worker: it is there once a visitor has pressed “Save for the forest”, and answers from the saved copy what
 * the network does not. It imports no library: what Workbox would take over (a network first with a time limit) is
 * twenty lines here, and the rest of this file would stay.
 */
import { SAVING_HEADER } from '../contract/save-list.ts'
import { type FetchEvent, worker } from './events.ts'
import { respondToFile, respondToForm, respondToPage } from './respond.ts'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const response = responseTo(event)
  if (response) event.respondWith(response)
})

/** Null leaves the request to the browser: other sites, forms’ own requests, parts of the film. */
function responseTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return null
  const isPage = request.mode === 'navigate'
  if (request.method === 'POST') return isPage ? respondToForm(request) : null
  if (request.method !== 'GET' || request.headers.has('range') || request.headers.has(SAVING_HEADER)) return null
  return isPage ? respondToPage(event, url) : respondToFile(event, url)
}
