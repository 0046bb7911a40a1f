import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'
import type { Passage } from './passage.ts'

/** What search engines show without cutting, the product's name that is put behind a title included. */
const LENGTH = { title: { from: 3, to: 60 }, description: { from: 60, to: 160 } } as const

/** Titles and descriptions of pages that are too short or too long: in documents, and in content/pages.ts. */
export function checkTitles(
  documents: readonly ContentDocument[],
  messages: readonly Message[],
  product: string,
): Issue[] {
  const ofPages = messages.filter(({ file, keys }) => file === 'content/pages.ts' && keys[0] === 'pages')
  const kept = (kind: string) => ofPages.filter(({ keys }) => keys[2] === kind)
  const titles = [...documents.map(({ title }) => title), ...kept('title')]
  const descriptions = [...documents.map(({ description }) => description), ...kept('description')]
  return [
    ...titles.flatMap((title) => checkLength('title', title, product)),
    ...descriptions.flatMap((description) => checkLength('description', description, product)),
  ]
}

export function checkLength(kind: keyof typeof LENGTH, { file, line, text }: Passage, product: string): Issue[] {
  const { from, to } = LENGTH[kind]
  const shown = kind === 'title' && !text.includes(product) ? `${text} | ${product}` : text
  if (text.length >= from && shown.length <= to) return []
  const withName = shown === text ? '' : ' with the product’s name'
  const what = `The ${kind} has ${shown.length} characters${withName}.`
  return [{ file, line, what, todo: `Let it have from ${from} to ${to}.` }]
}
