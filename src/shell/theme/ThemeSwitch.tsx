import { useSyncExternalStore } from 'react'
import { useMessages } from '../../language/use-messages.ts'
import { chooseTheme, storedTheme, subscribeToTheme, themes } from './theme.ts'

/** System, light or dark; hidden where scripts do not run, since the system decides there. */
export function ThemeSwitch() {
  const m = useMessages()
  const chosen = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system')
  return (
    <fieldset className="seg theme-switch">
      <legend className="sr">{m.theme.label}</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          data-replay=""
          onClick={() => chooseTheme(theme)}
        >
          {m.theme[theme]}
        </button>
      ))}
    </fieldset>
  )
}
