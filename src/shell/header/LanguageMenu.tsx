import { languageNames, languages } from '../../../content/languages.ts'
import { Dropdown } from '../../components/Dropdown.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { LanguageLink } from './LanguageLink.tsx'

/** The language dropdown: each entry is a link to the same page in that language (architecture §4). */
export function LanguageMenu() {
  const m = useMessages()
  const current = useLanguage()
  return (
    <Dropdown
      id="menu-language"
      className="lang"
      buttonClassName="lang__btn"
      panelClassName="lang__menu"
      buttonLabel={`${m.navigation.chooseLanguage}: ${languageNames[current]}`}
      button={
        <>
          <Icon name="globe" />
          {languageNames[current]}
          <Icon name="chev" />
        </>
      }
    >
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} />
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}
