import { iconSpriteAddress, iconsInPage, type laterIcons } from '../../generated/shared-drawings.ts'

/**
 * Icons of icons.svg are inlined into every page, for first screens, closing buttons, and the response pages of
 * external services. Icons of later-icons.svg are in an external sprite that all pages share.
 */
export type IconName = (typeof iconsInPage | typeof laterIcons)[number]

/** The `href` of an icon for <use>. */
export function iconAddress(name: IconName): string {
  const isInPage = (iconsInPage as readonly IconName[]).includes(name)
  return `${isInPage ? '' : iconSpriteAddress}#i-${name}`
}

/** The HTML of an icon, equal to what `Icon` renders. */
export function iconHtml(name: IconName): string {
  return `<svg class="icon" aria-hidden="true"><use href="${iconAddress(name)}"/></svg>`
}
