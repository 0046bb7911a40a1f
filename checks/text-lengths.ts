import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'
import { excerpt, type Passage } from './passage.ts'
import { pairMessages } from './translations.ts'

/**
 * Length limits in characters, so that search engines do not truncate titles (followed by the product name) and
 * descriptions. Other limits are in site/schemas.
 */
const MAX_LENGTHS = {
  title: { from: 3, to: 60 },
  description: { from: 60, to: 160 },
} as const

/** Reports page titles and descriptions that are too short or too long, and texts that are too long for a drawing. */
export function checkTextLengths(
  documents: readonly ContentDocument[],
  messages: readonly Message[],
  product: string,
): Issue[] {
  const ofPages = messages.filter(({ file, keys }) => isOfPages(file) && keys.at(-1) === 'title')
  const titles = [...documents.map(({ title }) => title), ...ofPages]
  const ofDrawings = messages.filter(({ file }) => file === 'content/figures.yaml')
  return [
    ...titles.flatMap((title) => checkLength('title', title, product)),
    ...documents.flatMap(({ description }) => checkLength('description', description, product)),
    ...pairMessages(ofDrawings).flatMap(([one, other]) => [...compareLength(one, other), ...compareLength(other, one)]),
  ]
}

const isOfPages = (file: string) => /^content\/pages_\w+\.yaml$/.test(file)

/** Compares with the original, because a drawing has the same layout in all languages. */
function compareLength({ file, line, text }: Passage, other: Passage): Issue[] {
  if (text.length <= 2 * other.text.length + 8) return []
  const what = `“${excerpt(text)}” is much longer than “${excerpt(other.text)}”, and both stand in the same place.`
  return [{ file, line, what, todo: 'Say it with about as many letters, or look at the drawing in both languages.' }]
}

export function checkLength(kind: keyof typeof MAX_LENGTHS, { file, line, text }: Passage, product: string): Issue[] {
  const { from, to } = MAX_LENGTHS[kind]
  const shown = kind === 'title' && !text.includes(product) ? `${text} | ${product}` : text
  if (text.length >= from && shown.length <= to) return []
  const withName = shown === text ? '' : ' with the product’s name'
  const what = `The ${kind} has ${shown.length} characters${withName}.`
  return [{ file, line, what, todo: `Let it have from ${from} to ${to}.` }]
}
