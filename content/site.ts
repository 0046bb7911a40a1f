import { siteData } from '../generated/content/site.ts'

/** What messages import until they are data too. */
export const site = siteData
