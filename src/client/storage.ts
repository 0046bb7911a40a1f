type Kind = 'localStorage' | 'sessionStorage'

/** What is stored under the key; null for nothing, and in a browser that does not allow storage. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key)
  } catch {
    return null
  }
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
