import { isTheme, type Theme, themeStorageKey } from '../../../site/themes.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { onStorageChange, readStored, writeStored } from '../../dom/storage.ts'

/** Switches between system, light and dark, and synchronizes all buttons, also in other tabs and restored pages. */
export function startThemeSwitch(): void {
  document.addEventListener('click', ({ target }) => {
    const theme = closestToTarget<HTMLButtonElement>(target, '.theme-switch button')?.value
    if (!isTheme(theme)) return
    writeStored('localStorage', themeStorageKey, theme === 'system' ? null : theme)
    applyTheme(theme)
  })
  applyTheme(storedTheme())
  onStorageChange(() => applyTheme(storedTheme()))
}

function storedTheme(): Theme {
  return readStored('localStorage', themeStorageKey, isTheme) ?? 'system'
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  for (const [index, colours] of ['light', 'dark'].entries()) {
    const media = theme === 'system' ? `(prefers-color-scheme: ${colours})` : colours === theme ? 'all' : 'not all'
    bars[index]?.setAttribute('media', media)
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('.theme-switch button'))
    button.setAttribute('aria-pressed', String(button.value === theme))
}
