type Kind = 'localStorage' | 'sessionStorage'

/**
 * What is stored under the key, if it fits: what an older version, an extension or a hand has left there may not. That
 * counts as nothing, so that it is written anew. Null for nothing, and in a browser that does not allow storage.
 */
export function readStored<Value>(
  kind: Kind,
  key: string,
  isFit: (value: unknown) => value is Value,
  parse: (text: string) => unknown = String,
): Value | null {
  try {
    const value = parse(globalThis[kind].getItem(key) ?? '')
    return isFit(value) ? value : null
  } catch {
    return null // refused, or no JSON
  }
}

/** Reads a value that is stored as JSON; null when there is none, or not one of the expected shape. */
export function readStoredJson<Value>(
  kind: Kind,
  key: string,
  isFit: (value: unknown) => value is Value,
): Value | null {
  return readStored(kind, key, isFit, JSON.parse)
}

/** Stores a text, or removes it with null; false when the browser does not allow storage. */
export function store(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(key)
    else globalThis[kind].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls back when another tab may have changed the storage: also when the page comes back from the back/forward cache. */
export function onStorageChange(act: () => void): void {
  const isOpen = () => store('localStorage', '', null) // storage that is refused does not hold the choice made on this page
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => isOpen() && act())
}
