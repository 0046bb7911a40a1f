import { languages } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import { lineAt } from './locate.ts'
import type { Passage } from './passage.ts'

const LABEL = languages.map((language) => `"${language}": "…"`).join(', ')

/** Reads the drawing over a picture (content/overlays): its labels in both languages, or what is wrong with it. */
export function readOverlay(file: string, source: string): { findings: Finding[]; passages: Passage[] } {
  const data = parse(source)
  if ('message' in data) {
    const todo = 'Compare with an overlay that works: a comma, a quotation mark or a bracket is missing or too many.'
    return {
      findings: [{ file, line: data.line, what: `The file cannot be read: ${data.message}`, todo }],
      passages: [],
    }
  }
  const features = property(data.value, 'features')
  if (!Array.isArray(features)) {
    const todo = 'Give it the list “features”, as the other overlays have.'
    return { findings: [{ file, line: 1, what: 'The overlay has no list of features.', todo }], passages: [] }
  }
  const findings: Finding[] = []
  const passages: Passage[] = []
  for (const [index, feature] of features.entries()) {
    const id = property(feature, 'id')
    const line = typeof id === 'string' ? lineAt(source, Math.max(0, source.indexOf(`"${id}"`))) : 1
    for (const language of languages) {
      const text = property(property(feature, 'label'), language)
      if (typeof text === 'string' && text.trim() !== '') passages.push({ file, line, language, text })
      else {
        const what = `Feature ${String(id ?? index + 1)} has no label in ${language}.`
        findings.push({ file, line, what, todo: `Write "label": { ${LABEL} }.` })
      }
    }
  }
  return { findings, passages }
}

/** Use cases whose findings have no overlay, and overlays over a picture that does not exist. */
export function checkOverlayFiles(
  overlays: readonly string[],
  wanted: readonly string[],
  pictures: ReadonlySet<string>,
  pages: string,
): Finding[] {
  const missing = wanted
    .filter((name) => !overlays.includes(name))
    .map((name) => ({
      file: 'content/pages.ts',
      line: lineAt(pages, Math.max(0, pages.indexOf(`findings: { picture: '${name}'`))),
      what: `content/overlays has no file ${name}.json for these findings.`,
      todo: 'Put the overlay back, or name a picture that has one.',
    }))
  const strays = overlays
    .filter((name) => !pictures.has(name))
    .map((name) => ({
      file: `content/overlays/${name}.json`,
      line: 1,
      what: `content/pictures.ts has no picture ${name} for this overlay.`,
      todo: 'Give the overlay the name of its picture, or remove it.',
    }))
  return [...missing, ...strays]
}

function parse(source: string): { value: unknown } | { message: string; line: number } {
  try {
    return { value: JSON.parse(source) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = /position (\d+)/.exec(message)?.[1]
    return { message: message.replace(/ in JSON at.*/s, '.'), line: lineAt(source, Number(position ?? source.length)) }
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
