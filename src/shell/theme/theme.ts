import { readStored, store } from '../../loading/storage.ts'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Where the visitor's own choice is remembered; the starter script reads it before the first paint. */
export const themeStorageKey = 'theme'

export function storedTheme(): Theme {
  const value = readStored('localStorage', themeStorageKey)
  return themes.find((theme) => theme === value) ?? 'system'
}

/** Shows the theme at once and remembers it; `system` forgets the choice. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  store('localStorage', themeStorageKey, theme === 'system' ? null : theme)
  dispatchEvent(new Event(THEME_CHANGED))
}

const THEME_CHANGED = 'themechange'

export function subscribeToTheme(listener: () => void): () => void {
  addEventListener(THEME_CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(THEME_CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
