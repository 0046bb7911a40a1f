import { type IconName, iconAddress } from './icon-address.ts'
import './icon.css'

/** An icon of an SVG sprite, always decorative: its meaning is in the text beside it. */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--small' : 'icon'} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
