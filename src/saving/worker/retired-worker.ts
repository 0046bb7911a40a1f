/*
 * Replaces the service worker in a build with SAVING=no: browsers that update to it delete the copy, and it unregisters
 * itself. Pages then come from the network again.
 */
import { deleteOtherCaches } from '../contract/saved-copy.ts'
import { workerScope } from './events.ts'

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()))
workerScope.addEventListener('activate', (event) =>
  event.waitUntil(deleteOtherCaches([]).finally(() => workerScope.registration.unregister())),
)
