/** How the site can look; `system` follows the visitor's device. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Where the visitor's own choice is remembered. */
export const themeStorageKey = 'theme'

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}
