import { languageNames } from '../../../site/languages.ts'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import './language-menu.css?deferred'

/** The language dropdown: each entry is a link to the same page in that language. */
export function LanguageMenu() {
  const m = useMessages()
  const current = useLanguage()
  return (
    <div className="language-menu" data-menu="">
      <button
        type="button"
        className="language-menu__button"
        aria-expanded={false}
        aria-controls="menu-language"
        aria-label={`${m.navigation.chooseLanguage}: ${languageNames[current]}`}
      >
        <Icon name="globe" />
        {languageNames[current]}
        <Icon name="chev" />
      </button>
      <div id="menu-language" className="language-menu__list">
        <LanguageLinks />
      </div>
    </div>
  )
}
