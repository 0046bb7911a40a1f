import { isTheme, type Theme, themeStorageKey } from '../../content/themes.ts'
import { closest } from './closest.ts'
import { onStorageChange, readStored, store } from './storage.ts'

/** Switches between system, light and dark; all buttons agree, in other tabs and on a page that comes back too. */
export function startTheme(): void {
  document.addEventListener('click', ({ target }) => {
    const theme = closest(target, '[data-choose-theme]')?.dataset.chooseTheme
    if (!isTheme(theme)) return
    store('localStorage', themeStorageKey, theme === 'system' ? null : theme)
    applyTheme(theme)
  })
  applyTheme(storedTheme())
  onStorageChange(() => applyTheme(storedTheme()))
}

function storedTheme(): Theme {
  const stored = readStored('localStorage', themeStorageKey)
  return isTheme(stored) ? stored : 'system'
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  // for the bar of a phone's browser
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  if (light) light.media = mediaOf('light', theme)
  if (dark) dark.media = mediaOf('dark', theme)
  for (const button of document.querySelectorAll<HTMLElement>('[data-choose-theme]'))
    button.setAttribute('aria-pressed', String(button.dataset.chooseTheme === theme))
}

function mediaOf(colours: 'light' | 'dark', chosen: Theme): string {
  if (chosen === 'system') return `(prefers-color-scheme: ${colours})`
  return colours === chosen ? 'all' : 'not all'
}
