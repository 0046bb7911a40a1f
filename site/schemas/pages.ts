import { z } from 'zod'
import { pageList, solutionList } from '../page-list.ts'
import { pageMeta, textField } from './fields.ts'

const label = textField(pageMeta.label, { to: 40 })

const note = textField(
  {
    label: { en: 'Line under the name', sv: 'Rad under namnet' },
    hint: { en: 'In the open menus and on tiles.', sv: 'I öppnade menyer och på plattor.' },
  },
  { to: 80 },
)

const title = textField(
  {
    label: { en: 'Title', sv: 'Titel' },
    hint: {
      en: 'Shown by search engines and in the browser’s tab; at most 60 letters with the product’s name, which is put behind it.',
      sv: 'Visas av sökmotorer och på webbläsarens flik, högst 60 tecken med produktens namn, som sätts efter.',
    },
  },
  { from: 3, to: 60 },
)

const description = textField(pageMeta.description, { from: 60, to: 160 })

const findingsTitle = textField(
  { label: { en: 'Heading of the marked picture', sv: 'Rubrik vid den markerade bilden' } },
  { to: 90 },
)

/** The text fields of a page; a use case with the name of its solution takes the solution's label and note. */
function listTextFields(name: string, page: { kind: string; icon?: string; isOutsideMenu?: true }) {
  if (page.kind === 'own') return { label, title, description }
  if (page.kind !== 'useCase') return page.kind === 'document' && page.icon ? { label, note } : { label }
  return name in solutionList ? { findingsTitle } : { label, note, findingsTitle }
}

/** Creates the schema for the texts of all pages of some kinds. */
function createGroup(en: string, sv: string, kinds: readonly string[], further: Record<string, z.ZodType> = {}) {
  const pages = Object.entries(pageList).filter(([, { kind }]) => kinds.includes(kind))
  const fields = pages.map(([name, page]) => [name, z.strictObject(listTextFields(name, page))])
  return z.strictObject({ ...further, ...Object.fromEntries(fields) }).meta({ label: { en, sv } })
}

const solutions = Object.keys(solutionList).map((name) => [name, z.strictObject({ label, note })])

/** Labels and metadata of pages in one language; their paths and order are in code (site/page-list.ts). */
export const pagesSchema = z
  .strictObject({
    documents: createGroup('Guides, FAQ and other pages', 'Guider, vanliga frågor och andra sidor', ['document']),
    manual: createGroup('Manual', 'Manual', ['introduction', 'chapter'], { whole: z.strictObject({ label, note }) }),
    useCases: createGroup('Use cases', 'Användningsområden', ['useCase']),
    solutions: z
      .strictObject(Object.fromEntries(solutions))
      .meta({ label: { en: 'Solutions in the menu', sv: 'Lösningar i menyn' } }),
    own: createGroup('Home, contact, search and glossary', 'Startsida, kontakt, sök och ordlista', ['own']),
  })
  .meta({ label: { en: 'Names of pages', sv: 'Sidornas namn' } })
