import { dialogs } from '../../../site/dialogs.ts'
import { type MenuEntry, resources, solutions } from '../../../site/navigation.ts'
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

/** The bar above every page: 128 px high, with the two menus, the language, demo and trial. */
export function Header() {
  const m = useMessages()
  return (
    <header className="header">
      <div className="wrap header__bar">
        <Brand />
        <nav className="nav" aria-label={m.navigation.main}>
          <Menu id="menu-solutions" title={m.navigation.solutions} entries={solutions} />
          <Menu id="menu-resources" title={m.navigation.resources} entries={resources} />
        </nav>
        <div className="tools">
          <SearchButton />
          <LanguageMenu />
          <DialogButton className="button button--primary" dialog={dialogs.demo}>
            {m.callToAction.demo}
          </DialogButton>
          <DialogButton className="button button--line" dialog={dialogs.trial}>
            {m.callToAction.trial}
          </DialogButton>
          <DialogButton className="burger square" dialog={dialogs.menu} aria-label={m.navigation.openMenu}>
            <Icon name="menu" />
          </DialogButton>
        </div>
      </div>
      <div className="frame" aria-hidden="true" />
    </header>
  )
}

type MenuProps = { id: string; title: string; entries: readonly MenuEntry[] }

/** A button with a panel that opens on hover, focus and press (src/shell/header/menus.ts); until then the style sheet opens it. */
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
