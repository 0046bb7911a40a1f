import { themes } from '../../../site/themes.ts'
import { useMessages } from '../../language/use-messages.ts'
import './segments.css?deferred'

/** System, light or dark (src/shell/theme/theme.ts); hidden where scripts do not run, since the system decides there. */
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
