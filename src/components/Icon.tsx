import { type IconName, iconAddress } from './icon-address.ts'
import './icon.css'

/** A drawing of one of the icon sheets; decoration only, the words stand beside it. */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--small' : 'icon'} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
