import { diffArrays } from 'diff'
import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, parse, parseDocument } from 'yaml'
import { Refused } from './words.ts'

/**
 * Reapplies the formatting of the saved file to the text of a form: lines and values with the same meaning stay
 * unchanged, so that a diff shows real changes only.
 */
export function keepNotation(file: string, before: string, given: string): string {
  if (file.endsWith('.yaml')) return keepYaml(before, given)
  if (!file.endsWith('.md')) return `${given.trimEnd()}\n`
  const [old, now] = [frontMatterAndBody(before), frontMatterAndBody(given)]
  const head = old.head && now.head ? keepYaml(old.head, now.head) : now.head
  // the form strips empty lines around a text
  const [, start = '', end = ''] = /^(\n*)[\s\S]*?(\n*)$/.exec(old.body) ?? []
  const inner = now.body.replace(/^\n+|\n+$/g, '')
  const body = keepLines(old.body.split('\n'), `${start}${inner}${end}`.split('\n')).join('\n')
  return head ? `---\n${head}---\n${body}` : body
}

export function frontMatterAndBody(text: string): { head: string; body: string } {
  const [, head = '', body = text] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  return { head, body }
}

/**
 * Keeps comments, quotes and key order of the YAML; only changed values are set, added or deleted.
 * @throws Refused when the saved YAML cannot be parsed: its form lacks what stands in it.
 */
function keepYaml(before: string, given: string): string {
  const document = parseDocument(before)
  if (document.errors.length > 0) throw new Refused(409, ({ unreadable }) => unreadable)
  const value = parse(given)
  if (JSON.stringify(document.toJS()) === JSON.stringify(value)) return before
  document.contents = mergeNode(document, document.contents, value) as typeof document.contents // merging keeps the type
  return document.toString({ lineWidth: 0, flowCollectionPadding: true })
}

function mergeNode(document: Document.Parsed | Document, node: Node | null, value: unknown): Node | null {
  if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    // the form omits empty values
    for (const key of node.items.map(({ key }) => String(isScalar(key) ? key.value : key)))
      if (!(key in value) && !isNothing(toValue(node.get(key, true)))) node.delete(key)
    for (const [key, part] of Object.entries(value)) {
      const own = node.get(key, true) as Node | undefined
      if (own && !isEmpty(own, part)) node.set(key, mergeNode(document, own, part))
      // an absent boolean means false
      else if (!own && part !== false && !isNothing(part)) node.set(key, document.createNode(removeEmptyFields(part)))
    }
    return node
  }
  if (isSeq(node) && node.items.length > 0 && Array.isArray(value)) {
    const olds = node.items as Node[] // sequences have Node items
    const kept = value.map((part, index) => {
      const same = olds.find((old) => JSON.stringify(old.toJSON()) === JSON.stringify(part))
      return (
        same ??
        (olds.length === value.length && olds[index]
          ? mergeNode(document, olds[index], part)
          : document.createNode(removeEmptyFields(part)))
      )
    })
    node.items = kept
    return node
  }
  if (isScalar(node) && !isCollection(value) && typeof value !== 'object') {
    if (node.value === value) return node
    node.value = value
    return node
  }
  return document.createNode(removeEmptyFields(value)) as Node
}

function toValue(node: unknown): unknown {
  return isNode(node) ? node.toJSON() : node
}

/** Removes the empty fields of a new entry. */
function removeEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeEmptyFields)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([, part]) => !isNothing(part))
  return Object.fromEntries(parts.map(([name, part]) => [name, removeEmptyFields(part)]))
}

/** Whether a value has only empty fields. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing)
  return value === '' || value === null || value === undefined
}

/** Whether both values are empty: the form turns a null of the file into ''. */
function isEmpty(node: Node, value: unknown): boolean {
  return isScalar(node) && node.value === null && value === ''
}

/** Replaces each new line by the old line with the same meaning, if any. */
function keepLines(old: readonly string[], now: readonly string[]): string[] {
  let [from, to] = [0, 0]
  return diffArrays(meaningsOf(old), meaningsOf(now)).flatMap(({ count, added, removed }) => {
    if (!added) from += count
    if (!removed) to += count
    return removed ? [] : added ? now.slice(to - count, to) : old.slice(from - count, from)
  })
}

/** Normalizes equivalent Markdown notations for comparison; code stays verbatim. */
function meaningsOf(lines: readonly string[]): string[] {
  let isCode = false
  return lines.map((line) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode
    return isCode ? line : meaningOf(line)
  })
}

function meaningOf(line: string): string {
  const isRow = /^\s*\|.*\|\s*$/.test(line)
  const plain = line
    .trimEnd()
    .replace(/(?<![\w\\*])\*(?![\s*])([^*]+?)(?<![\s\\])\*(?![\w*])/g, '_$1_')
    .replace(/\*\*\[([^\]*]+)\]\(([^)]+)\)\*\*/g, '[**$1**]($2)') // the CMS moves bold markers inside the link
  return isRow ? plain.replace(/\s*\|\s*/g, '|').replace(/-{3,}/g, '---') : plain
}
