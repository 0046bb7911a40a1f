import { z } from 'zod'
import { menuIcons } from '../page-list.ts'
import { pageMeta, pagePathField, wordsField } from './fields.ts'

const page = z
  .strictObject({
    path: pagePathField({
      label: { en: 'Address', sv: 'Adress' },
      hint: {
        en: 'Its last part is the name of the page’s two documents. “Pages” at the foot of the editor changes it, and leads the old address to the new one.',
        sv: 'Sista delen är namnet på sidans två dokument. ”Sidor” längst ner i redigeraren ändrar den, och leder den gamla adressen till den nya.',
      },
    }),
    icon: z
      .enum(menuIcons)
      .optional()
      .meta({
        label: { en: 'Sign in the Resources menu', sv: 'Symbol i resursmenyn' },
        hint: { en: 'Without one the footer alone lists it.', sv: 'Utan symbol finns sidan bara i sidfoten.' },
      }),
    share: z
      .string()
      .regex(/^(?:[\w-]+)?$/, { error: 'Write the name of a picture in content/share, without .jpg.' })
      .optional()
      .meta({
        label: { en: 'Picture where it is shared', sv: 'Bild när sidan delas' },
        hint: {
          en: 'The name of a file in content/share, without .jpg. Empty: the map of the home page.',
          sv: 'Namnet på en fil i content/share, utan .jpg. Tomt: startsidans karta.',
        },
      }),
    label: wordsField(pageMeta.label, 40),
    note: wordsField(
      {
        label: { en: 'Line under the name', sv: 'Rad under namnet' },
        hint: { en: 'In the open menu.', sv: 'I den öppna menyn.' },
      },
      80,
    ).optional(),
  })
  .refine(({ icon, note }) => !icon || note, {
    path: ['note'],
    error: 'Write it in both languages, since the menu shows it; or take the sign away.',
  })

export const morePagesSchema = z
  .strictObject({
    pages: z
      .array(page)
      .default([])
      .meta({
        // Entries are added and removed by the editor’s “Pages”, together with their documents and a redirect.
        isFixed: true,
        label: { en: 'Pages', sv: 'Sidor' },
        hint: {
          en: 'In the order of the menu, after the other pages. “Pages” at the foot of the editor makes and removes them.',
          sv: 'I menyns ordning, efter de andra sidorna. ”Sidor” längst ner i redigeraren skapar och tar bort dem.',
        },
      }),
  })
  .meta({ label: { en: 'More pages', sv: 'Fler sidor' } })

export type MorePage = z.infer<typeof page>
