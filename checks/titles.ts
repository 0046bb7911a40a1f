import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'
import type { Passage } from './passage.ts'

export type PageWords = Passage & { kind: 'title' | 'description' }

/** What search engines show without cutting, the product's name that is put behind a title included. */
const LENGTH = { title: { from: 3, to: 60 }, description: { from: 60, to: 160 } } as const

/** Titles and descriptions that are too short or too long. */
export function checkTitles(words: readonly PageWords[], product: string): Issue[] {
  return words.flatMap(({ file, line, kind, text }) => {
    const { from, to } = LENGTH[kind]
    const shown = kind === 'title' && !text.includes(product) ? `${text} | ${product}` : text
    if (text.length >= from && shown.length <= to) return []
    const withName = shown === text ? '' : ' with the product’s name'
    const what = `The ${kind} has ${shown.length} characters${withName}.`
    return [{ file, line, what, todo: `Let it have from ${from} to ${to}.` }]
  })
}

/** What search engines show of each page: the head of its document, or what content/pages.ts says of it. */
export function listTitles(documents: readonly ContentDocument[], messages: readonly Message[]): PageWords[] {
  const ofDocuments = documents.flatMap(({ title, description }) => Object.entries({ title, description }))
  const ofPages = messages
    .filter(({ file, keys }) => file === 'content/pages.ts' && keys[0] === 'pages')
    .map((words) => [words.keys[2], words] as const)
  return [...ofDocuments, ...ofPages].flatMap(([kind, words]) =>
    kind === 'title' || kind === 'description' ? { ...words, kind } : [],
  )
}
