/*
 * The end of the service worker (setting SAVING=no): built in its place, it is fetched by every browser that has the
 * old one, drops what was saved and takes itself away. Pages come from the network again.
 */
import { dropCaches } from '../contract/saved-copy.ts'
import { worker } from './events.ts'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches([]).finally(() => worker.registration.unregister())),
)
