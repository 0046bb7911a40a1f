/*
 * Replaces the service worker in a build with SAVING=no: every browser that has the old one fetches this, which drops what
 * was saved and unregisters itself. Pages come from the network again.
 */
import { deleteCaches } from '../contract/saved-copy.ts'
import { worker } from './events.ts'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches([]).finally(() => worker.registration.unregister())),
)
