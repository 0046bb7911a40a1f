import { dialogIds } from '../../../site/dialogs.ts'
import { type MenuEntry, resourceMenu, solutionMenu } from '../../../site/navigation.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { DialogButton } from '../../components/DialogButton.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { Brand } from '../Brand.tsx'
import { RuntimeFailedNote } from '../RuntimeFailedNote.tsx'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { MenuLink, Submenu } from './MenuLink.tsx'
import { SearchButton } from './SearchButton.tsx'
import '../../components/fold.css?deferred'
import './mobile-menu.css?deferred'

/** The full-screen menu of narrower viewports, which contains all links and settings of the header. */
export function MobileMenu() {
  const m = useMessages()
  return (
    <Dialog
      id={dialogIds.menu}
      className="mobile-menu whole theme-dark"
      label={m.navigation.menu}
      closeLabel={m.navigation.closeMenu}
    >
      <div className="contours contours--tall" aria-hidden="true" />
      <div className="mobile-menu__top">
        <Brand />
      </div>
      <div className="frame" aria-hidden="true" />
      <div className="mobile-menu__body">
        <SearchButton isLabelled />
        <div className="mobile-menu__row">
          <span>{m.navigation.chooseLanguage}</span>
          <LanguageLinks className="segments" />
        </div>
        <div className="mobile-menu__row mobile-menu__row--theme">
          <span>{m.theme.label}</span>
          <ThemeSwitch />
        </div>
        <RuntimeFailedNote text={m.lost} />
        <nav aria-label={m.navigation.menu}>
          <Group title={m.navigation.solutions} entries={solutionMenu} open />
          <Group title={m.navigation.resources} entries={resourceMenu} />
        </nav>
      </div>
      <div className="mobile-menu__foot">
        <DialogButton className="button button--large button--primary" dialog={dialogIds.demo}>
          {m.callToAction.demo}
        </DialogButton>
        <DialogButton className="button button--large button--line" dialog={dialogIds.trial}>
          {m.callToAction.trial}
        </DialogButton>
      </div>
    </Dialog>
  )
}

function Group({ title, entries, open }: { title: string; entries: readonly MenuEntry[]; open?: boolean }) {
  return (
    <details className="fold" open={open}>
      <summary>
        <span>{title}</span> <Icon name="chev" />
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink place={entry} icon={entry.icon} />
            <Submenu entry={entry} className={entry.isNumbered ? 'sub tabular' : 'sub'} />
          </li>
        ))}
      </ul>
    </details>
  )
}
