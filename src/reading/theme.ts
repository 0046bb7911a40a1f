import { isTheme, type Theme, themeStorageKey } from '../../content/themes.ts'
import { onPageShown } from '../loading/page-shown.ts'
import { readStored, store } from '../loading/storage.ts'

/** System, light or dark, by buttons in several places that agree, here and in other tabs. */
export function startTheme(): void {
  document.addEventListener('click', ({ target }) => {
    const theme = target instanceof Element && target.closest<HTMLElement>('[data-choose-theme]')?.dataset.chooseTheme
    if (!isTheme(theme)) return
    choose(theme)
    markChosen()
  })
  markChosen()
  onPageShown(markChosen)
  addEventListener('storage', markChosen)
}

/** Shows the theme at once and remembers it; `system` forgets the choice. */
function choose(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  store('localStorage', themeStorageKey, theme === 'system' ? null : theme)
}

function markChosen(): void {
  const stored = readStored('localStorage', themeStorageKey)
  const chosen = isTheme(stored) ? stored : 'system'
  for (const button of document.querySelectorAll<HTMLElement>('[data-choose-theme]'))
    button.setAttribute('aria-pressed', String(button.dataset.chooseTheme === chosen))
}
