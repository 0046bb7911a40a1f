import { siteData } from '../generated/content/site.ts'

/**
 * The facts of the site that are not sentences (content/site.yaml): brand, contacts, outbound links, versions. An empty
 * outbound address hides what would link to it. Only a preview has samples: generator/sample-values.ts leaves them out.
 */
export const site: AnyValues<typeof siteData> = siteData

/** The same with any text and number: what the owner writes there must not decide whether code compiles. */
type AnyValues<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : { readonly [Key in keyof Value]: AnyValues<Value[Key]> }

/** Scheme and number as a telephone link wants them. */
export const phoneHref = site.phone.replace(/[^+\d]/g, '')

/** Whether an address is a stand-in: nobody can own a domain that ends in `.example` (RFC 2606). */
export function isSampleAddress(address: string): boolean {
  return /^https?:\/\/[^/?#]*\.example\.?(:\d*)?([/?#]|$)/i.test(address)
}
