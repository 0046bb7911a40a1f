import { siteData } from '../generated/content/site.ts'

/**
 * The facts of the site (content/site.yaml): brand, contacts, external links, versions. An empty address hides its
 * link. The public build has no sample values, since generator/content/sample-values.ts removes them; a preview keeps
 * them.
 */
export const site: AnyValues<typeof siteData> = siteData

/** Widens literal types to string and number, so that type checking does not depend on the owner's values. */
type AnyValues<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : { readonly [Key in keyof Value]: AnyValues<Value[Key]> }

/** The phone number for a `tel:` link. */
export const phoneHref = site.phone.replace(/[^+\d]/g, '')

/** Whether an address is a sample: domains that end in `.example` are reserved (RFC 2606). */
export function isSampleAddress(address: string): boolean {
  return /^https?:\/\/[^/?#]*\.example\.?(:\d*)?([/?#]|$)/i.test(address)
}
