type Kind = 'localStorage' | 'sessionStorage'

/**
 * Reads a stored value. Null when there is none, when storage is blocked, or when the value fails the type guard: older
 * versions, browser extensions or people may have stored anything.
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
    return null // storage is not allowed, or invalid JSON
  }
}

/** Reads a JSON value; null when there is none, or not one of the expected shape. */
export function readStoredJson<Value>(
  kind: Kind,
  key: string,
  isFit: (value: unknown) => value is Value,
): Value | null {
  return readStored(kind, key, isFit, JSON.parse)
}

/** Stores a text, or removes it with null; false when storage is not allowed. */
export function writeStored(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(key)
    else globalThis[kind].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls back when another tab may have changed the storage, including after a restore from the back/forward cache. */
export function onStorageChange(act: () => void): void {
  // When storage is blocked, reading it would reset the choice made on this page.
  const isStorageAllowed = () => writeStored('localStorage', '', null)
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => isStorageAllowed() && act())
}
