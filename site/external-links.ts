import { isPreview, leftOut } from '../generated/preview.ts'
import { dialogIds } from './dialogs.ts'
import { isSampleAddress, site } from './facts.ts'
import type { Language } from './languages.ts'
import { localPath, paths } from './paths.ts'

/** An external link's target: its address, or, while that is a sample, the dialog that informs the owner. */
type LinkTarget = { href: string; download?: true } | { dialog: string }

/** A file of the site itself becomes a download. */
export function resolveExternalLink(address: string): LinkTarget {
  if (isPreview && isSampleAddress(address)) return { dialog: dialogIds.unset }
  return address.startsWith('/') ? { href: address, download: true } : { href: address }
}

/** Whether the address of an app is only a sample, so that a public build leaves it out. */
export function isSampleApp(app: App): boolean {
  return leftOut.includes(app)
}

type App = 'iosApp' | 'android'

/** The target of an app's button; null when the owner offers no app. Without an address it leads to the manual. */
export function resolveAppLink(app: App, language: Language): LinkTarget | null {
  if (isSampleApp(app)) return { href: localPath(`${paths.prerequisites}#apps`, language) }
  const address = app === 'iosApp' ? site.iosApp : site.android.href
  return address ? resolveExternalLink(address) : null
}
