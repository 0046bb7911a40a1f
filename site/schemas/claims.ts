import { z } from 'zod'
import { fieldPerLanguage, listById, textField, wordListField, wordsField } from './fields.ts'

const countField = (en: string, sv: string) => z.number().positive().meta({ label: { en, sv } })

const strip = z.strictObject({
  lead: textField({ label: { en: 'Above the figure', sv: 'Ovanför siffran' } }, { from: 0, to: 30 }).default(''),
  figure: textField({ label: { en: 'Figure', sv: 'Siffra' } }, { to: 30 }),
  unit: textField({ label: { en: 'Under the figure', sv: 'Under siffran' } }, { from: 0, to: 40 }).default(''),
})

export const claimsSchema = z
  .strictObject({
    figures: z
      .strictObject({
        hectares: wordsField({ label: { en: 'Hectares surveyed', sv: 'Inventerade hektar' } }, 20),
        orthophotos: wordsField(
          {
            label: { en: 'Rapid Orthophotos made', sv: 'Gjorda Rapid Orthophotos' },
            hint: { en: 'The two languages may differ.', sv: 'Språken får ha olika värden.' },
          },
          20,
        ),
        secondsPerHectare: z.strictObject({ from: countField('From', 'Från'), to: countField('To', 'Till') }).meta({
          label: { en: 'Seconds of flight per hectare', sv: 'Sekunders flygning per hektar' },
          hint: { en: 'The calculator of flight time uses them too.', sv: 'Flygtidsräknaren räknar också med dem.' },
        }),
        minutesToFinish: countField('Minutes to finish', 'Minuter tills det är klart'),
        sameTime: z
          .strictObject({
            onFootHectares: countField('On foot', 'Till fots'),
            byDroneHectares: countField('By drone', 'Med drönare'),
          })
          .meta({ label: { en: 'Hectares in the same time', sv: 'Hektar på samma tid' } }),
        timesFaster: countField('Times faster', 'Gånger snabbare'),
      })
      .meta({ label: { en: 'Figures', sv: 'Siffror' } }),
    claims: listById(
      {
        label: { en: 'Claims', sv: 'Påståenden' },
        hint: {
          en: 'Texts may use these wordings and no others. {hectares}, {orthophotos}, {seconds}, {minutes}, {onFoot}, {byDrone} and {timesFaster} are the figures above.',
          sv: 'Texterna får använda dessa formuleringar och inga andra. {hectares}, {orthophotos}, {seconds}, {minutes}, {onFoot}, {byDrone} och {timesFaster} är siffrorna ovan.',
        },
      },
      {
        basis: wordsField(
          {
            label: { en: 'What it rests on', sv: 'Vad den bygger på' },
            hint: {
              en: 'Whose figure it is, and how it was measured: on what area, from when to when, and what it leaves out.',
              sv: 'Vems siffran är och hur den är uppmätt: på vilken areal, från när till när, och vad som inte är medräknat.',
            },
          },
          400,
        ),
        strip: fieldPerLanguage(
          { label: { en: 'In the strip of the home page', sv: 'På startsidan' } },
          strip,
        ).optional(),
        texts: wordListField({ label: { en: 'Wordings', sv: 'Formuleringar' } }, 0),
      },
    ),
  })
  .meta({ label: { en: 'Figures that we claim', sv: 'Siffror som vi påstår' } })

export type ClaimsFile = z.infer<typeof claimsSchema>
