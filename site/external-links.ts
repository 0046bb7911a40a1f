import { isPreview, leftOut } from '../generated/preview.ts'
import { dialogIds } from './dialogs.ts'
import { isSampleAddress, site } from './facts.ts'
import type { Language } from './languages.ts'
import { localPath, paths } from './paths.ts'

/** The target of an external link: its address, or the dialog that tells the owner that the address is a sample. */
type LinkTarget = { href: string; download?: true } | { dialog: string }

/** Resolves an external address: in a preview, a sample opens a dialog; a file of this site becomes a download. */
export function resolveExternalLink(address: string): LinkTarget {
  if (isPreview && isSampleAddress(address)) return { dialog: dialogIds.unset }
  return address.startsWith('/') ? { href: address, download: true } : { href: address }
}

/** Whether the address of an app is a sample, which the public build has removed. */
export function isSampleApp(app: App): boolean {
  return leftOut.includes(app)
}

type App = 'iosApp' | 'android'

/**
 * Resolves the target of an app's download button: its address, or the manual's instructions while the address is a
 * sample; null if there is no app.
 */
export function resolveAppLink(app: App, language: Language): LinkTarget | null {
  if (isSampleApp(app)) return { href: localPath(`${paths.prerequisites}#apps`, language) }
  const address = app === 'iosApp' ? site.iosApp : site.android.href
  return address ? resolveExternalLink(address) : null
}
