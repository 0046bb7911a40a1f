import { isPreview, leftOut } from '../generated/preview.ts'
import { dialogs } from './dialogs.ts'
import { isSampleAddress, site } from './facts.ts'
import type { Language } from './languages.ts'
import { localPath, paths } from './paths.ts'

/** Where a link out of the site leads: to its address, or, while that is a sample, to the dialog that tells the owner. */
type LinkTarget = { href: string; download?: true } | { dialog: string }

/** A file of the site itself is taken along. */
export function externalLink(address: string): LinkTarget {
  if (isPreview && isSampleAddress(address)) return { dialog: dialogs.unset }
  return address.startsWith('/') ? { href: address, download: true } : { href: address }
}

/** Whether a public build does without the address of an app, which is only a sample. */
export function isLeftOut(app: App): boolean {
  return leftOut.includes(app)
}

type App = 'iosApp' | 'android'

/** Where the button of an app leads; null where the owner offers none. Without its address the manual says how to get it. */
export function appLink(app: App, language: Language): LinkTarget | null {
  if (isLeftOut(app)) return { href: localPath(`${paths.prerequisites}#apps`, language) }
  const address = app === 'iosApp' ? site.iosApp : site.android.href
  return address ? externalLink(address) : null
}
