import { defaultLanguage, type Language, languageNames, languages } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import { type KeyPath, lineOf } from './locate.ts'
import type { ContentDocument } from './read-document.ts'

/** What there is to show: the pictures of content/pictures.ts and the drawings of content/figures, by name. */
export type Pictures = { pictures: ReadonlySet<string>; figures: ReadonlySet<string> }

const ALT = 'Describe in one sentence what is seen, between the square brackets: ![A drone over a lake.](…).'

/** Pictures in a document that do not exist, are another language's, or lack words for those who cannot see them. */
export function checkPictureUses({ file, language, sections }: ContentDocument, there: Pictures): Finding[] {
  return sections.flatMap(({ pictures }) =>
    pictures.flatMap(({ address, alt, line }) => {
      const findings: Finding[] = []
      if (alt.trim().length < 10) {
        findings.push({ file, line, what: `The picture ${address} has ${lacking(alt)}.`, todo: ALT })
      }
      const fault = faultOf(address, language, there)
      return fault ? [...findings, { file, line, ...fault }] : findings
    }),
  )
}

const DRAWING = new RegExp(`^/figures/([\\w-]+)_(${languages.join('|')})\\.svg$`)

function faultOf(address: string, language: Language, there: Pictures): { what: string; todo: string } | null {
  const picture = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1]
  const [, figure, figureLanguage] = DRAWING.exec(address) ?? []
  if (picture && there.pictures.has(picture)) return null
  if (figure && there.figures.has(figure)) {
    if (figureLanguage === language) return null
    return {
      what: `The drawing ${address} is in another language.`,
      todo: `Write /figures/${figure}_${language}.svg.`,
    }
  }
  if (picture || figure) {
    const names = [...(picture ? there.pictures : there.figures)].sort().join(', ')
    return { what: `There is no picture ${address}.`, todo: `There are: ${names}.` }
  }
  return {
    what: `The picture ${address} is none of the site’s own.`,
    todo: 'Write /pictures/name.jpg or /figures/name_language.svg; see docs/editing.md for adding one.',
  }
}

type Entry = { alt: Record<Language, string> }

/** Pictures that the code shows by itself. */
const OWN = ['planning-flown.jpg']

/** Pictures in content/pictures.ts without words, and files without an entry there; the build reads the files themselves. */
export function checkPictureList(
  pictures: Readonly<Record<string, Entry>>,
  files: readonly string[],
  source: string,
): Finding[] {
  const file = 'content/pictures.ts'
  const at = (keys: KeyPath) => lineOf(source, keys)
  const fromEntries = Object.entries(pictures).flatMap(([name, { alt }]) => {
    const findings: Finding[] = []
    for (const language of languages) {
      if (alt[language].trim().length >= 10) continue
      const todo = 'Describe in one sentence what is seen.'
      const line = at([name, 'alt', language])
      findings.push({ file, line, what: `${name} has ${lacking(alt[language])} in ${language}.`, todo })
    }
    for (const language of languages) {
      if (language === defaultLanguage || alt[language] !== alt[defaultLanguage]) continue
      const what = `${name} has the same text in ${languageNames[language]} as in ${languageNames[defaultLanguage]}.`
      findings.push({ file, line: at([name, 'alt', language]), what, todo: 'Translate it.' })
    }
    return findings
  })
  const strays = files
    .filter((name) => !OWN.includes(name) && !Object.hasOwn(pictures, name.replace(/\.jpe?g$/i, '')))
    .map((name) => ({
      file: `content/pictures/${name}`,
      line: 1,
      what: 'content/pictures.ts does not know this picture.',
      todo: name.endsWith('.jpg') ? 'Add an entry with its alternative texts.' : 'Save it as JPEG (.jpg).',
    }))
  return [...fromEntries, ...strays]
}

function lacking(alt: string): string {
  return alt.trim() === '' ? 'no alternative text' : 'a very short alternative text'
}
