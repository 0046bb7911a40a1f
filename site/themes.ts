/** The colour themes; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** The local storage key of the theme that the visitor has chosen. */
export const themeStorageKey = 'theme'

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}
