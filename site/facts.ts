import { siteData } from '../generated/content/site.ts'
import { type Language, ofLanguages } from './languages.ts'

/**
 * The facts of the site that are not sentences (content/site.yaml): brand, contacts, outbound links, versions. An address
 * at a `.example` domain leads to a dialog that says so. An empty outbound address hides what would link to it.
 */
export const site = siteData

/** Scheme and number as a telephone link wants them. */
export const phoneHref = site.phone.replace(/[^+\d]/g, '')

/** Whether an address is a stand-in: nobody can own a domain that ends in `.example` (RFC 2606). */
export function isSampleAddress(address: string): boolean {
  return /^https?:\/\/[^/?#]*\.example\.?(:\d*)?([/?#]|$)/i.test(address)
}

/** Which ways to reach the company are stand-ins; numbers from +46 8 465 004 00 on are reserved for fiction. */
export const isSampleContact = { email: /\.example$/.test(site.email), phone: /^\+468465004/.test(phoneHref) }

/** What stands behind a number or address of the company that is invented, as long as it is; nobody has company number 0. */
export const sampleMark: Readonly<Record<Language, string>> = ofLanguages(
  (language) => ` (${site.sampleMark[language]})`,
)

/** The facts of the company that read as samples while they are. */
export const isSampleFact: Readonly<Record<string, boolean>> = {
  phone: isSampleContact.phone,
  organisationNumber: /^[0-]+$/.test(site.organisationNumber),
  postalAddress: /\b000 00\b/.test(site.postalAddress),
}
