import type { Language } from '../content/languages.ts'
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

function faultOf(address: string, language: Language, there: Pictures): { what: string; todo: string } | null {
  const picture = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1]
  const [, figure, figureLanguage] = /^\/figures\/([\w-]+)_(en|sv)\.svg$/.exec(address) ?? []
  if (picture && there.pictures.has(picture)) return null
  if (figure && there.figures.has(figure)) {
    if (figureLanguage === language) return null
    return {
      what: `The drawing ${address} is in the other language.`,
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

/** Pictures in content/pictures.ts without a file or words, and files without an entry there. */
export function checkPictureList(
  pictures: Readonly<Record<string, Entry>>,
  files: readonly string[],
  source: string,
): Finding[] {
  const file = 'content/pictures.ts'
  const at = (path: KeyPath) => lineOf(source, ['pictures', ...path].slice(1))
  const fromEntries = Object.entries(pictures).flatMap(([name, { alt }]) => {
    const findings: Finding[] = []
    if (!files.includes(`${name}.jpg`)) {
      const todo = `Put the picture there as ${name}.jpg, or remove the entry.`
      findings.push({ file, line: at([name]), what: `content/pictures has no file ${name}.jpg.`, todo })
    }
    for (const language of ['en', 'sv'] as const) {
      if (alt[language].trim().length >= 10) continue
      const todo = 'Describe in one sentence what is seen.'
      const line = at([name, 'alt', language])
      findings.push({ file, line, what: `${name} has ${lacking(alt[language])} in ${language}.`, todo })
    }
    if (alt.en === alt.sv) {
      const todo = 'Translate it.'
      findings.push({ file, line: at([name, 'alt', 'sv']), what: `${name} has the same text in both languages.`, todo })
    }
    return findings
  })
  const strays = files
    .filter((name) => !Object.hasOwn(pictures, name.replace(/\.jpg$/, '')))
    .map((name) => ({
      file: `content/pictures/${name}`,
      line: 1,
      what: 'content/pictures.ts does not know this picture.',
      todo: name.endsWith('.jpg') ? 'Add an entry with its size and alternative texts.' : 'Save it as JPEG (.jpg).',
    }))
  return [...fromEntries, ...strays]
}

function lacking(alt: string): string {
  return alt.trim() === '' ? 'no alternative text' : 'a very short alternative text'
}
