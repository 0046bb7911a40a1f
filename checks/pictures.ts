import { figureTexts } from '../content/figures/texts.ts'
import { languageNames } from '../content/languages.ts'
import { pictures as allPictures } from '../content/pictures.ts'
import type { ContentDocument } from './document.ts'
import { type Issue, suggest } from './issue.ts'
import type { Message, Text } from './messages.ts'

const KNOWN = { pictures: Object.keys(allPictures), figures: Object.keys(figureTexts) }

/** Pictures of a document that do not exist, are another language's, or lack words for those who cannot see them. */
export function checkPictureUses({ file, language, pictures }: ContentDocument, known = KNOWN): Issue[] {
  const addresses = [
    ...known.pictures.map((name) => `/pictures/${name}.jpg`),
    ...known.figures.map((name) => `/figures/${name}_${language}.svg`),
  ]
  return pictures.flatMap(({ address, alt, line }) => {
    const issues = checkAlternativeText({ file, line, text: alt }, address)
    if (addresses.includes(address)) return issues
    const otherwise = `Give it an entry in content/pictures.ts (docs/editing.md, A picture), or take one of: ${addresses.join(', ')}.`
    const todo = suggest(address.replace(/_\w+\.svg$/, ''), addresses, otherwise)
    const what = `The site has no picture ${address} in ${languageNames[language]}.`
    return [...issues, { file, line, what, todo }]
  })
}

/** Entries of content/pictures.ts without words. */
export function checkAlternativeTexts(messages: readonly Message[]): Issue[] {
  return messages
    .filter(({ file, keys }) => file === 'content/pictures.ts' && keys[2] === 'alt')
    .flatMap((text) => checkAlternativeText(text, `${text.keys[1]} (${text.language})`))
}

function checkAlternativeText({ file, line, text }: Pick<Message, 'file' | 'line' | 'text'>, name: string): Issue[] {
  if (text.trim().length >= 10) return []
  const what = `The picture ${name} has ${text.trim() === '' ? 'no' : 'a very short'} alternative text.`
  return [{ file, line, what, todo: 'Describe in one sentence what is seen, such as: A drone over a lake.' }]
}

/** Logos of customers that are not in public/logos. */
export function checkLogos(texts: readonly Text[], logos: readonly string[]): Issue[] {
  const todo = 'Put the logo there under this name (capitals count), or leave “logo” out to show the name in letters.'
  return texts
    .filter(({ file, keys }) => file === 'content/customers.ts' && keys.at(-1) === 'logo')
    .filter(({ text }) => !logos.includes(text))
    .map(({ file, line, text }) => ({ file, line, what: `public/logos has no file ${text}.`, todo }))
}
