import type { z } from 'zod'
import { answersSchema } from './answers.ts'
import { claimsSchema } from './claims.ts'
import { customersSchema } from './customers.ts'
import { figuresSchema } from './figures.ts'
import { findingsSchema } from './findings.ts'
import { glossarySchema } from './glossary.ts'
import { morePagesSchema } from './more-pages.ts'
import { pagesSchema } from './pages.ts'
import { picturesSchema } from './pictures.ts'
import { quotesSchema } from './quotes.ts'
import { redirectsSchema } from './redirects.ts'
import { searchWordsSchema } from './search-words.ts'
import { siteSchema } from './site.ts'
import { wordsToAvoidSchema } from './words-to-avoid.ts'

/** Every file of data in content/, by its path from there without `.yaml`, and the schema of what it holds. */
export const dataSchemas = {
  pages_en: pagesSchema,
  pages_sv: pagesSchema,
  'more-pages': morePagesSchema,
  redirects: redirectsSchema,
  site: siteSchema,
  answers: answersSchema,
  claims: claimsSchema,
  customers: customersSchema,
  quotes: quotesSchema,
  pictures: picturesSchema,
  findings: findingsSchema,
  figures: figuresSchema,
  'glossary/platform': glossarySchema,
  'glossary/planning': glossarySchema,
  'glossary/felling': glossarySchema,
  'glossary/damage': glossarySchema,
  'glossary/flying': glossarySchema,
  'glossary/maps': glossarySchema,
  'search-words': searchWordsSchema,
  'words-to-avoid': wordsToAvoidSchema,
} as const satisfies Record<string, z.ZodType>

export type DataName = keyof typeof dataSchemas
