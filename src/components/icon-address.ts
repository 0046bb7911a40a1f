import { iconSheet } from '../../generated/shared-drawings.ts'

/**
 * What every page holds (icons.svg): what stands in first screens, what closes a dialog, and what an answer of a sign-up
 * service elsewhere shows.
 */
export const iconsInPage = [
  ...(['mark', 'chev', 'arrow', 'back', 'out', 'check', 'close'] as const),
  ...(['menu', 'phone', 'down', 'warn', 'globe', 'search', 'copy'] as const),
]

/** What stands in menus and further down: a sheet that all pages share (later-icons.svg). */
export const laterIcons = [
  ...(['info', 'zoom', 'drag', 'timber', 'plan', 'damage', 'owner'] as const),
  ...(['wild', 'guide', 'book', 'api', 'faq', 'tip', 'play', 'captions'] as const),
]

export type IconName = (typeof iconsInPage)[number] | (typeof laterIcons)[number]

/** Where an icon is drawn, for `use`. */
export function iconAddress(name: IconName): string {
  const isInPage = (iconsInPage as readonly IconName[]).includes(name)
  return `${isInPage ? '' : iconSheet}#i-${name}`
}
