import { chapters } from '../../content/navigation.ts'
import { phoneHref, site } from '../../content/site.ts'

const values: Record<string, string> = {
  product: site.product,
  company: site.company,
  email: site.email,
  phone: site.phone,
  phoneHref,
  organisationNumber: site.organisationNumber,
  postalAddress: site.postalAddress,
  androidVersion: site.android.version,
  androidBuild: site.android.build,
  apiRepository: site.apiRepository,
  pressRelease: site.pressRelease,
  iosApp: site.iosApp,
  androidApp: site.android.href,
  ...Object.fromEntries(chapters.map(({ name, number }) => [name, String(number)])), // “chapter {basics}”
}

export const placeholderNames: readonly string[] = Object.keys(values)

/**
 * Puts the site's facts into a text; a name that is not known stays as it is.
 * @example fillPlaceholders('Write to {email}') // 'Write to support@kronvy.example'
 */
export function fillPlaceholders(text: string): string {
  return text.replace(/\{([A-Za-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}
