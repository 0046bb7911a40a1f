/*
 * Replaces the service worker in a build with SAVING=no. Browsers that have the worker update to this one, which
 * deletes the saved copy and unregisters itself, so that pages come from the network again.
 */
import { deleteOtherCaches } from '../contract/saved-copy.ts'
import { workerScope } from './events.ts'

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()))
workerScope.addEventListener('activate', (event) =>
  event.waitUntil(deleteOtherCaches([]).finally(() => workerScope.registration.unregister())),
)
