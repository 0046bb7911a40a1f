import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type CmsField, deriveLabel } from './form-fields.ts'
import { alignTexts, frontMatterAndBody } from './keep-notation.ts'
import { editorMessages as said, type UiLanguage } from './words.ts'

/**
 * A YAML value, or a line of a Markdown body, with its key path, its label in the form, and its line number; `words` is
 * null for maps and lists.
 */
export type FilePart = { keys: string; field: string; line: number; words: string | null }
/** A word diff of a field. */
export type FieldChange = { field: string; words: { kind: 'same' | 'added' | 'removed'; text: string }[] }

/** All parts of a file in the order of its lines. */
export function listFileParts(
  file: string,
  text: string,
  fields: readonly CmsField[],
  language: UiLanguage,
): FilePart[] {
  if (file.endsWith('.yaml')) return yamlParts(text, fields, language)
  const { head, body } = frontMatterAndBody(text)
  const start = text.split('\n').length - body.split('\n').length
  const label = fields.find(({ name }) => name === 'body')?.label ?? ''
  let field = label
  const lines = body.split('\n').map((line, index): FilePart => {
    const [, heading] = (file.endsWith('.md') && /^#{1,6} (.*?)\s*(?:\{#.*\})?$/.exec(line)) || []
    if (heading) field = `${label}: ${heading}`
    return { keys: 'body', field, line: start + index + 1, words: line }
  })
  return [...yamlParts(head, fields, language, 1), ...lines]
}

/** @param above the number of lines above the YAML in its file. */
function yamlParts(text: string, fields: readonly CmsField[], language: UiLanguage, above = 0): FilePart[] {
  const lines = new LineCounter()
  const parts: FilePart[] = []
  const walk = (node: unknown, level: readonly CmsField[], keys: string[], labels: string[], at: unknown) => {
    const value = isScalar(node) ? node.value : ''
    const words = typeof value === 'boolean' ? said[language].switches[value ? 'on' : 'off'] : String(value ?? '')
    const line = above + lines.linePos((at as Node | null)?.range?.[0] ?? 0).line
    parts.push({ keys: keys.join('.'), field: labels.join(' › '), line, words: isScalar(node) ? words : null })
    if (isMap(node))
      for (const { key, value } of node.items) {
        const name = String(isScalar(key) ? key.value : key)
        const field = level.find((one) => one.name === name)
        walk(value, field?.fields ?? [], [...keys, name], [...labels, field?.label ?? name], key)
      }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        const label = isMap(item) ? [deriveLabel(item.toJSON(), language)] : []
        walk(item, level, [...keys, String(index)], [...labels, ...label], item)
      }
  }
  const { contents } = parseDocument(text, { lineCounter: lines })
  walk(contents, fields, [], [], contents)
  return parts
}

/** The changed fields in form order; a list entry that only moved counts as unchanged. */
export function compareParts(before: readonly FilePart[], after: readonly FilePart[]): FieldChange[] {
  const shown = (parts: readonly FilePart[]) => parts.filter(({ words }) => words)
  const nameOf = ({ keys }: FilePart) => keys.replace(/\.\d+/g, '')
  return alignSegments(shown(before), shown(after), (part) => `${nameOf(part)} ${part.words}`).flatMap(
    ({ removed, added }) => {
      const left = [...removed]
      const changed = added.map((part) => {
        const index = left.findIndex((one) => nameOf(one) === nameOf(part))
        const [old] = index < 0 ? [] : left.splice(index, 1)
        return compareWords(part.field, old?.words, part.words)
      })
      return [...changed, ...left.map(({ field, words }) => compareWords(field, words, ''))]
    },
  )
}

function compareWords(field: string, before: string | null | undefined, after: string | null): FieldChange {
  const [old, now] = [before, after].map((text) => (text ?? '').split(/(?<=\s)/))
  const words = alignSegments(old ?? [], now ?? [], (word) => word).flatMap(({ removed, added, same = '' }) => [
    { kind: 'removed' as const, text: removed.join('') },
    { kind: 'added' as const, text: added.join('') },
    { kind: 'same' as const, text: same },
  ])
  return { field, words: words.filter(({ text }) => text) }
}

/**
 * Aligns two lists at their common elements; each segment has a common element and the differing elements before it.
 */
function alignSegments<Each>(old: readonly Each[], now: readonly Each[], textOf: (each: Each) => string) {
  const partners = alignTexts(old.map(textOf), now.map(textOf))
  const found: { removed: readonly Each[]; added: readonly Each[]; same?: Each | undefined }[] = []
  let [from, start] = [0, 0]
  for (let index = 0; index <= now.length; index++) {
    const partner = index === now.length ? old.length : partners.get(index)
    if (partner === undefined) continue
    found.push({ removed: old.slice(from, partner), added: now.slice(start, index), same: now[index] })
    ;[from, start] = [partner + 1, index + 1]
  }
  return found
}
