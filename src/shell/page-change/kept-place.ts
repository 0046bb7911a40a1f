import type { Location } from 'react-router'

/**
 * The name under which the router keeps where the reader is on a page. A choice of language carries it on in the state
 * of the new address: the twin opens at the same place (architecture §4), which counts more than its hash.
 */
export function keptPlace({ state, key }: Pick<Location<unknown>, 'state' | 'key'>): string {
  const isKept = typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'string'
  return isKept ? String(state.place) : key
}
