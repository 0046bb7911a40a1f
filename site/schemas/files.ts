import type { z } from 'zod'
import { answersSchema } from './answers.ts'
import { claimsSchema } from './claims.ts'
import { customersSchema } from './customers.ts'
import { figuresSchema } from './figures.ts'
import { findingsSchema } from './findings.ts'
import { glossaryOf } from './glossary.ts'
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
  'glossary/platform': glossaryOf('the platform, linked in texts', 'plattformen, länkas i texter'),
  'glossary/planning': glossaryOf('planning', 'planering'),
  'glossary/felling': glossaryOf('felling', 'avverkning'),
  'glossary/damage': glossaryOf('damage', 'skador'),
  'glossary/flying': glossaryOf('flying', 'flygning'),
  'glossary/maps': glossaryOf('maps', 'kartor'),
  'search-words': searchWordsSchema,
  'words-to-avoid': wordsToAvoidSchema,
} as const satisfies Record<string, z.ZodType>

export type DataName = keyof typeof dataSchemas
