import { isTheme, themeStorageKey } from '../../site/themes.ts'
import { readStored } from './storage.ts'

/** Applies the stored theme before the first paint; without a stored theme, CSS follows the system. */
export function applyStoredTheme(): void {
  const theme = readStored('localStorage', themeStorageKey, isTheme)
  if (theme) document.documentElement.dataset.theme = theme
}
