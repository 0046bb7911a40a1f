import type { Language } from '../site/languages.ts'
import { site } from './site.ts'

export type Customer = {
  name: Record<Language, string>
  /** File name of the logo in public/logos, an SVG that can be read on light and on dark ground. */
  logo?: string
  /** Which drawn mark and lettering a name without a logo gets, 1 to 6. */
  mark: 1 | 2 | 3 | 4 | 5 | 6
  sample: boolean
}

/**
 * The customers of the logo strip, in the owner's order. A logo is an SVG file in public/logos; without one the name is
 * set as a word mark. Every entry marked `sample` is a stand-in and is listed by `npm run content`; one label says so on
 * the page, or `showsSamples` in site.ts leaves them out.
 */
export const customers: readonly Customer[] = [
  { name: { en: 'Sample Forest', sv: 'Exempelskog' }, mark: 1, sample: true },
  { name: { en: 'Example Owners', sv: 'Exempelbygden' }, mark: 2, sample: true },
  { name: { en: 'Sample Sawmill', sv: 'Exempelsågen' }, mark: 3, sample: true },
  { name: { en: 'Example Estate', sv: 'Exempelgodset' }, mark: 4, sample: true },
  { name: { en: 'Sample Advisers', sv: 'Exempelrådgivarna' }, mark: 5, sample: true },
  { name: { en: 'Example Group', sv: 'Exempelkoncernen' }, mark: 6, sample: true },
]

/** The customers that the strip shows. */
export const shownCustomers: readonly Customer[] = customers.filter(({ sample }) => site.showsSamples || !sample)
