import { iconSheet, iconsInPage, type laterIcons } from '../../generated/shared-drawings.ts'

/**
 * What is drawn in icons.svg, which every page holds (first screens, what closes a dialog, the answers of a sign-up service
 * elsewhere), and in later-icons.svg, a sheet that all pages share.
 */
export type IconName = (typeof iconsInPage | typeof laterIcons)[number]

/** Where an icon is drawn, for `use`. */
export function iconAddress(name: IconName): string {
  const isInPage = (iconsInPage as readonly IconName[]).includes(name)
  return `${isInPage ? '' : iconSheet}#i-${name}`
}

/** An icon for what is written as HTML; it looks as `Icon` draws it. */
export function iconHtml(name: IconName): string {
  return `<svg class="icon" aria-hidden="true"><use href="${iconAddress(name)}"/></svg>`
}
