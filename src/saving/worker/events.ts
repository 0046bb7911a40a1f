/** The types of service worker events that are used here. TypeScript's `webworker` library conflicts with `dom`. */
export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}

type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting: () => Promise<void>
  readonly clients: { claim: () => Promise<void> }
  readonly registration: { unregister: () => Promise<boolean> }
}

export const workerScope = self as unknown as Worker // this script runs as a service worker
