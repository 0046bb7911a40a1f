import { themes } from '../../../site/themes.ts'
import { useMessages } from '../../language/use-messages.ts'
import './segments.css?deferred'

/**
 * The theme switch: system, light or dark (src/shell/theme/theme.ts). Without scripts it is hidden, and the theme
 * follows the system.
 */
export function ThemeSwitch() {
  const m = useMessages()
  return (
    <fieldset className="segments theme-switch">
      <legend className="visually-hidden">{m.theme.label}</legend>
      {themes.map((theme) => (
        <button key={theme} type="button" aria-pressed={theme === 'system'} value={theme}>
          {m.theme[theme]}
        </button>
      ))}
    </fieldset>
  )
}
