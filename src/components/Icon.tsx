import { type IconName, iconAddress } from './icon-address.ts'

type Props = { name: IconName; small?: boolean; className?: string }

/** A drawing of one of the icon sheets; decoration only, the words stand beside it. */
export function Icon({ name, small, className }: Props) {
  const classes = ['icon', small && 'icon--s', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
