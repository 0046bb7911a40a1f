import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'
import { excerpt, type Passage } from './passage.ts'
import { pairMessages } from './translations.ts'

/**
 * Length limits in characters: search engines must not truncate a title (with the product's name behind it) or a
 * description, a heading must fit the table of contents, a label its drawing. Names of pages: site/schemas/pages.ts.
 */
const LENGTH = {
  title: { from: 3, to: 60 },
  description: { from: 60, to: 160 },
  heading: { from: 1, to: 90 },
  'text of a drawing': { from: 1, to: 40 },
} as const

/** Titles and descriptions of pages, headings and texts of drawings that are too short or too long. */
export function checkTextLengths(
  documents: readonly ContentDocument[],
  messages: readonly Message[],
  product: string,
): Issue[] {
  const ofPages = messages.filter(({ file, keys }) => isOfPages(file) && keys.at(-1) === 'title')
  const headings = documents.flatMap(({ title, headings }) =>
    headings.map(({ line, text }) => ({ ...title, line, text })),
  )
  const texts: Record<keyof typeof LENGTH, readonly Passage[]> = {
    title: [...documents.map(({ title }) => title), ...ofPages],
    description: documents.map(({ description }) => description),
    heading: headings,
    'text of a drawing': messages.filter(isOfDrawing),
  }
  const kinds = Object.keys(LENGTH) as (keyof typeof LENGTH)[] // an object forgets its keys
  return [
    ...kinds.flatMap((kind) => texts[kind].flatMap((text) => checkLength(kind, text, product))),
    ...pairMessages(messages.filter(isOfDrawing)).flatMap(([one, other]) => [
      ...compareLength(one, other),
      ...compareLength(other, one),
    ]),
  ]
}

const isOfPages = (file: string) => /^content\/pages_\w+\.yaml$/.test(file)
const isOfDrawing = ({ file }: Message) => file === 'content/figures.yaml'

/** A drawing's texts are positioned once for all languages. */
function compareLength({ file, line, text }: Passage, other: Passage): Issue[] {
  if (text.length <= 2 * other.text.length + 8 || text.length > LENGTH['text of a drawing'].to) return []
  const what = `“${excerpt(text)}” is much longer than “${excerpt(other.text)}”, and both stand in the same place.`
  return [{ file, line, what, todo: 'Say it with about as many letters, or look at the drawing in both languages.' }]
}

export function checkLength(kind: keyof typeof LENGTH, { file, line, text }: Passage, product: string): Issue[] {
  const { from, to } = LENGTH[kind]
  const shown = kind === 'title' && !text.includes(product) ? `${text} | ${product}` : text
  if (text.length >= from && shown.length <= to) return []
  const withName = shown === text ? '' : ' with the product’s name'
  const what = `The ${kind} has ${shown.length} characters${withName}.`
  return [{ file, line, what, todo: `Let it have from ${from} to ${to}.` }]
}
