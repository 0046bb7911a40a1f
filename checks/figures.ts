import { type Language, languages } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import { lineAt, lineOf } from './locate.ts'

export type FigureTexts = Readonly<Record<string, Readonly<Record<Language, Readonly<Record<string, string>>>>>>

/** Drawings (content/figures) whose words are missing in a language, and words that no drawing shows. */
export function checkFigures(templates: ReadonlyMap<string, string>, texts: FigureTexts, source: string): Finding[] {
  const file = 'content/figures/texts.ts'
  const findings: Finding[] = []
  for (const [name, svg] of templates) {
    const wanted = [...svg.matchAll(/\{\{(\w+)\}\}/g)]
    for (const language of languages) {
      const given = texts[name]?.[language] ?? {}
      for (const { 1: key = '', index } of wanted) {
        if (given[key]?.trim()) continue
        findings.push({
          file: `content/figures/${name}.svg`,
          line: lineAt(svg, index),
          what: `The drawing asks for the text “${key}”, which ${file} does not have in ${language}.`,
          todo: `Add ${key} under ${name} and ${language} in ${file}.`,
        })
      }
      for (const key of Object.keys(given)) {
        if (wanted.some(([, found]) => found === key)) continue
        const line = lineOf(source, [name, language, key])
        findings.push({ file, line, what: `No drawing shows “${key}” of ${name}.`, todo: 'Remove it.' })
      }
    }
  }
  for (const name of Object.keys(texts)) {
    if (templates.has(name)) continue
    const line = lineOf(source, [name])
    findings.push({
      file,
      line,
      what: `There is no drawing ${name}.svg.`,
      todo: 'Add the drawing, or remove the texts.',
    })
  }
  return findings
}
