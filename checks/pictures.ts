import type { Customer } from '../content/customers.ts'
import { type Language, languageNames, languages } from '../content/languages.ts'
import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'
import { lineOf } from './messages.ts'
import { lineAt } from './passage.ts'

/** The names of the pictures in content/pictures.ts and of the drawings in content/figures. */
export type Pictures = { pictures: readonly string[]; figures: readonly string[] }

/** Pictures of a document that do not exist, are another language's, or lack words for those who cannot see them. */
export function checkPictureUses({ file, language, sections }: ContentDocument, known: Pictures): Issue[] {
  return sections.flatMap(({ pictures }) =>
    pictures.flatMap(({ address, alt, line }) => {
      const todo = 'Describe in one sentence what is seen, between the square brackets: ![A drone over a lake.](…).'
      const words = lacking(alt)
      const fault = faultOf(address, language, known)
      return [
        ...(words ? [{ file, line, what: `The picture ${address} has ${words}.`, todo }] : []),
        ...(fault ? [{ file, line, ...fault }] : []),
      ]
    }),
  )
}

const DRAWING = new RegExp(`^/figures/([\\w-]+)_(${languages.join('|')})\\.svg$`)

function faultOf(address: string, language: Language, known: Pictures): { what: string; todo: string } | null {
  const picture = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1]
  const [, figure = '', figureLanguage] = DRAWING.exec(address) ?? []
  if (picture && known.pictures.includes(picture)) return null
  if (known.figures.includes(figure)) {
    if (figureLanguage === language) return null
    const todo = `Write /figures/${figure}_${language}.svg.`
    return { what: `The drawing ${address} is in another language.`, todo }
  }
  if (picture || figure) {
    const names = (picture ? known.pictures : known.figures).toSorted().join(', ')
    const todo = picture ? `Give it an entry in content/pictures.ts, or take one of: ${names}.` : `There are: ${names}.`
    return { what: `There is no picture ${address}.`, todo }
  }
  const todo =
    'Write /pictures/name.jpg (in small letters) or /figures/name_language.svg; see docs/editing.md, A picture.'
  return { what: `The picture ${address} is none of the site’s own.`, todo }
}

/** Entries of content/pictures.ts without words, or with words that were copied from another language. */
export function checkAlternativeTexts(
  pictures: Readonly<Record<string, { alt: Record<Language, string> }>>,
  source: string,
): Issue[] {
  return Object.entries(pictures).flatMap(([name, { alt }]) =>
    languages.flatMap((language) => {
      const place = { file: 'content/pictures.ts', line: lineOf(source, [name, 'alt', language]) }
      const words = lacking(alt[language])
      const copied = languages.find((other) => other < language && alt[other] === alt[language])
      if (words)
        return [
          { ...place, what: `${name} has ${words} in ${language}.`, todo: 'Describe in one sentence what is seen.' },
        ]
      if (!copied) return []
      const what = `${name} has the same text in ${languageNames[language]} as in ${languageNames[copied]}.`
      return [{ ...place, what, todo: 'Translate it.' }]
    }),
  )
}

function lacking(alt: string): string | null {
  if (alt.trim() === '') return 'no alternative text'
  return alt.trim().length < 10 ? 'a very short alternative text' : null
}

/** Customers whose logo is not in public/logos. */
export function checkLogos(customers: readonly Customer[], logos: readonly string[], source: string): Issue[] {
  return customers.flatMap(({ logo }) =>
    logo && !logos.includes(logo)
      ? {
          file: 'content/customers.ts',
          line: lineAt(source, source.indexOf(logo)),
          what: `public/logos has no file ${logo}.`,
          todo: 'Put the logo there under this name (capitals count), or leave “logo” out to show the name in letters.',
        }
      : [],
  )
}
