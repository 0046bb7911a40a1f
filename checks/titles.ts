import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'
import type { Passage } from './passage.ts'

export type PageWords = Passage & { kind: 'title' | 'description' }

/** What search engines show without cutting, the product's name that is put behind a title included. */
const LENGTH = { title: { from: 3, to: 60 }, description: { from: 60, to: 160 } } as const

/** Titles and descriptions that are too short, too long, or the same on two pages of a language. */
export function checkTitles(words: readonly PageWords[], product: string): Issue[] {
  const seen = new Map<string, PageWords>()
  return words.flatMap((entry) => {
    const { file, line, language, kind, text } = entry
    const { from, to } = LENGTH[kind]
    const shown = kind === 'title' && !text.includes(product) ? `${text} | ${product}` : text
    const issues: Issue[] = []
    if (text.length < from || shown.length > to) {
      issues.push({
        file,
        line,
        what: `The ${kind} has ${shown.length} characters${shown === text ? '' : ' with the product’s name'}.`,
        todo: `Let it have from ${from} to ${to}.`,
      })
    }
    const key = `${language} ${kind} ${text.toLowerCase()}`
    const first = seen.get(key)
    if (first) {
      const what = `The ${kind} “${text}” is also that of ${first.file}:${first.line}.`
      issues.push({ file, line, what, todo: 'Say what only this page holds.' })
    }
    seen.set(key, entry)
    return issues
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
