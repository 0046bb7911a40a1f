import type { Language } from '../content/languages.ts'
import type { Finding } from './finding.ts'

export type PageWords = { file: string; line: number; language: Language; kind: 'title' | 'description'; text: string }

/** What search engines show without cutting, the product's name that is put behind a title included. */
const LENGTH = { title: { from: 3, to: 60 }, description: { from: 60, to: 160 } } as const

/** Titles and descriptions that are too short, too long, or the same on two pages of a language. */
export function checkTitles(words: readonly PageWords[], product: string): Finding[] {
  const seen = new Map<string, PageWords>()
  return words.flatMap((entry) => {
    const { file, line, language, kind, text } = entry
    const { from, to } = LENGTH[kind]
    const shown = kind === 'title' && !text.includes(product) ? `${text} | ${product}` : text
    const findings: Finding[] = []
    if (text.length < from || shown.length > to) {
      findings.push({
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
      findings.push({ file, line, what, todo: 'Say what only this page holds.' })
    }
    seen.set(key, entry)
    return findings
  })
}
