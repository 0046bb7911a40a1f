import { isTheme, themeStorageKey } from '../../site/themes.ts'
import { readStored } from './storage.ts'

/** Shows the theme that the visitor chose, before the first paint; without a choice the system's is shown. */
export function applyStoredTheme(): void {
  const theme = readStored('localStorage', themeStorageKey, isTheme)
  if (theme) document.documentElement.dataset.theme = theme // style sheets know light and dark alone
}
