export type IconName =
  | 'mark'
  | 'chev'
  | 'arrow'
  | 'back'
  | 'out'
  | 'check'
  | 'close'
  | 'menu'
  | 'phone'
  | 'down'
  | 'link'
  | 'info'
  | 'tip'
  | 'warn'
  | 'zoom'
  | 'globe'
  | 'drag'
  | 'play'
  | 'captions'
  | 'search'
  | 'copy'
  | 'timber'
  | 'plan'
  | 'damage'
  | 'owner'
  | 'wild'
  | 'guide'
  | 'book'
  | 'api'
  | 'faq'

type Props = { name: IconName; small?: boolean; className?: string }

/** One drawing of the page's icon sheet (icons.svg); decoration only, the words stand beside it. */
export function Icon({ name, small, className }: Props) {
  const classes = ['icon', small && 'icon--s', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
