import { readStored, store } from '../loading/storage.ts'

/** Where the router keeps how far each entry of the history was scrolled; it goes on from there when it comes. */
const ROUTER_PLACES = 'react-router-scroll-positions'

/** Keeps where the reader is for the router, under the name of the entry that he leaves. */
export function keepPlace(): void {
  const places = { ...keptPlaces(), [history.state?.key ?? 'default']: scrollY }
  store('sessionStorage', ROUTER_PLACES, JSON.stringify(places))
}

/** Whatever somebody else has written there must not keep a link from leading on. */
function keptPlaces(): object {
  try {
    return JSON.parse(readStored('sessionStorage', ROUTER_PLACES) ?? '{}')
  } catch {
    return {}
  }
}

/** The state of an entry with a name of its own, as the router gives it. */
export function newEntry(): { key: string } {
  return { key: Math.random().toString(36).slice(2, 10) }
}
