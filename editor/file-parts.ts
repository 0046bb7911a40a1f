import { type ChangeObject, diffArrays, diffWords } from 'diff'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type CmsField, deriveLabel } from './form-fields.ts'
import { frontMatterAndBody } from './keep-notation.ts'
import { editorMessages as said, type UiLanguage } from './words.ts'

/**
 * A YAML value, or a line of a Markdown body, with its key path, its label in the form, and its line number; `words` is
 * null for maps and lists.
 */
export type FilePart = { keys: string; field: string; line: number; words: string | null }
export type FieldChange = { field: string; words: ChangeObject<string>[] }

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
  const withWords = (parts: readonly FilePart[]) => parts.filter(({ words }) => words)
  const nameOf = ({ keys }: FilePart) => keys.replace(/\.\d+/g, '')
  const isSame = (one: FilePart, other: FilePart) => nameOf(one) === nameOf(other) && one.words === other.words
  const runs = diffArrays(withWords(before), withWords(after), { comparator: isSame })
  return runs.flatMap(({ value, added, removed }, index) => {
    const [previous, next] = [runs[index - 1], runs[index + 1]]
    if ((!added && !removed) || (removed && next?.added)) return [] // a replaced run is compared with what replaces it
    const left = removed ? [...value] : previous?.removed ? [...previous.value] : []
    const changed = (added ? value : []).map((part) => {
      const old = left.findIndex((one) => nameOf(one) === nameOf(part))
      return compareWords(part.field, old < 0 ? undefined : left.splice(old, 1)[0], part)
    })
    return [...changed, ...left.map((part) => compareWords(part.field, part))]
  })
}

function compareWords(field: string, before?: FilePart, after?: FilePart): FieldChange {
  return { field, words: diffWords(before?.words ?? '', after?.words ?? '') }
}
