import type { z } from 'zod'
import { answersSchema } from './answers.ts'
import { claimsSchema } from './claims.ts'
import { customersSchema } from './customers.ts'
import { figuresSchema } from './figures.ts'
import { findingsSchema } from './findings.ts'
import { createGlossarySchema } from './glossary.ts'
import { morePagesSchema } from './more-pages.ts'
import { pagesSchema } from './pages.ts'
import { picturesSchema } from './pictures.ts'
import { procurementSchema } from './procurement.ts'
import { quotesSchema } from './quotes.ts'
import { redirectsSchema } from './redirects.ts'
import { searchWordsSchema } from './search-words.ts'
import { siteSchema } from './site.ts'
import { wordsToAvoidSchema } from './words-to-avoid.ts'

/** The schema of each data file in content/, by its path without `.yaml`. */
export const dataSchemas = {
  pages_en: pagesSchema,
  pages_sv: pagesSchema,
  'more-pages': morePagesSchema,
  redirects: redirectsSchema,
  site: siteSchema,
  answers: answersSchema,
  procurement: procurementSchema,
  claims: claimsSchema,
  customers: customersSchema,
  quotes: quotesSchema,
  pictures: picturesSchema,
  findings: findingsSchema,
  figures: figuresSchema,
  'glossary/platform': createGlossarySchema('the platform, linked in texts', 'plattformen, länkas i texter'),
  'glossary/planning': createGlossarySchema('planning', 'planering'),
  'glossary/felling': createGlossarySchema('felling', 'avverkning'),
  'glossary/damage': createGlossarySchema('damage', 'skador'),
  'glossary/flying': createGlossarySchema('flying', 'flygning'),
  'glossary/maps': createGlossarySchema('maps', 'kartor'),
  'search-words': searchWordsSchema,
  'words-to-avoid': wordsToAvoidSchema,
} as const satisfies Record<string, z.ZodType>

export type DataName = keyof typeof dataSchemas
