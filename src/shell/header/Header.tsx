import { dialogIds } from '../../../site/dialogs.ts'
import { type MenuEntry, resourceMenu, solutionMenu } from '../../../site/navigation.ts'
import { DialogButton } from '../../components/DialogButton.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { Brand } from '../Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MenuLink, Submenu } from './MenuLink.tsx'
import { SearchButton } from './SearchButton.tsx'
import './header.css'
import './panels.css'
import './tools.css'
import './panel-columns.css?deferred'

/** The header of all pages: two menus, search, language menu, and buttons for demo and trial. */
export function Header() {
  const m = useMessages()
  return (
    <header className="header">
      <div className="wrap header__bar">
        <Brand />
        <nav className="nav" aria-label={m.navigation.main}>
          <Menu id="menu-solutions" title={m.navigation.solutions} entries={solutionMenu} />
          <Menu id="menu-resources" title={m.navigation.resources} entries={resourceMenu} />
        </nav>
        <div className="tools">
          <SearchButton />
          <LanguageMenu />
          <DialogButton className="button button--primary" dialog={dialogIds.demo}>
            {m.callToAction.demo}
          </DialogButton>
          <DialogButton className="button button--line" dialog={dialogIds.trial}>
            {m.callToAction.trial}
          </DialogButton>
          <DialogButton className="burger square" dialog={dialogIds.menu} aria-label={m.navigation.openMenu}>
            <Icon name="menu" />
          </DialogButton>
        </div>
      </div>
      <div className="frame" aria-hidden="true" />
    </header>
  )
}

type MenuProps = { id: string; title: string; entries: readonly MenuEntry[] }

/**
 * A menu button whose panel opens on hover, focus and click: by script (src/shell/header/menus.ts), and until that has
 * loaded, by CSS.
 */
function Menu({ id, title, entries }: MenuProps) {
  const language = useLanguage()
  return (
    <div className="nav__item" data-menu="">
      <button type="button" className="nav__button" aria-expanded={false} aria-controls={id}>
        {title} <Icon name="chev" />
      </button>
      <div id={id} className="panel">
        <div className={`wrap panel__grid panel__grid--${entries.length}`}>
          {entries.map((entry) => (
            <div key={entry.path} className="panel__column">
              <Icon name={entry.icon} />
              <MenuLink className="panel__title name" place={entry} />
              <p>{entry.note[language]}</p>
              <Submenu entry={entry} className={entry.isNumbered ? 'two tabular' : undefined} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
