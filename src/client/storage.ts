type Kind = 'localStorage' | 'sessionStorage'

/** What was stored under the key; null for nothing, and in a browser that has closed its storage. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or forgets it with null; false when the browser does not allow it, which costs only the memory. */
export function store(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(key)
    else globalThis[kind].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Acts when another tab has stored something, and when the page comes back from before that. */
export function onStorageChange(act: () => void): void {
  for (const type of ['storage', 'pageshow']) addEventListener(type, act)
}
