import { z } from 'zod'
import { sampleField, wordsField } from './fields.ts'

const quote = z.strictObject({
  text: wordsField(
    {
      label: { en: 'What is said', sv: 'Citat' },
      hint: { en: 'Without quotation marks.', sv: 'Utan citattecken.' },
    },
    300,
  ),
  name: wordsField(
    {
      label: { en: 'Who says it: name and occupation', sv: 'Vem som säger det: namn och yrke' },
      hint: {
        en: 'A sample names a role and a region, no person.',
        sv: 'Ett exempel nämner en roll och en trakt, ingen person.',
      },
    },
    80,
  ),
  company: wordsField({ label: { en: 'Company', sv: 'Företag' } }, 80).optional(),
  sample: sampleField,
})

const quotesField = (en: string, sv: string) => z.array(quote).default([]).meta({ label: { en, sv } })

export const quotesSchema = z
  .strictObject({
    damage: quotesField('About damage', 'Om skador'),
    management: quotesField('About forest management', 'Om skogsförvaltning'),
    timber: quotesField('About timber procurement', 'Om virkesköp'),
    owners: quotesField('About forest owners', 'Om skogsägare'),
  })
  .meta({
    label: { en: 'Quotes', sv: 'Citat' },
    without: { en: 'Its section of the home page has no quotes.', sv: 'Dess avsnitt på startsidan har inga citat.' },
  })

export type Quote = z.infer<typeof quote>
