import type { MenuEntry, NavigationLink } from '../../../site/navigation.ts'
import { localPath } from '../../../site/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import type { IconName } from '../../components/icon-address.ts'
import { useLanguage } from '../../language/use-messages.ts'
import { usePage } from '../page-context.ts'

type Props = { place: NavigationLink; number?: number | undefined; icon?: IconName; className?: string }

/** A menu link, with aria-current if it leads to the current page; a chapter of the manual has its number. */
export function MenuLink({ place: { path, label }, number, icon, className }: Props) {
  const language = useLanguage()
  const { pathname } = usePage()
  const href = localPath(path, language)
  return (
    <a className={className} href={href} aria-current={href === pathname ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {number && <i aria-hidden="true">{number}</i>}
      {label[language]}
    </a>
  )
}

/** The submenu of a menu entry. */
export function Submenu({ entry, className }: { entry: MenuEntry; className?: string | undefined }) {
  if (entry.children.length === 0) return null
  return (
    <ul className={className}>
      {entry.children.map((child, index) => (
        <li key={child.path}>
          <MenuLink place={child} number={entry.isNumbered ? index + 1 : undefined} />
        </li>
      ))}
    </ul>
  )
}
