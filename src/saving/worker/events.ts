/** The types of a service worker that ours uses: TypeScript's libraries for workers and for pages exclude one another. */
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

export const worker = self as unknown as Worker // the script is run as one
