import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Draft } from '../generator/draft-renderer.ts'
import { projectRoot } from '../generator/folders.ts'
import { collections, type EditedFile } from './config.ts'
import type { Field } from './form-fields.ts'
import type { Interface } from './words.ts'

/** Something to mend, in the words of the form: page, language, field, and their address in the editor. */
export type Mistake = { page: string; field: string; what: string; todo: string; form: string | null }

/**
 * What the checks say (checks/issue.ts, formatIssue), each with the page and the field that it is about.
 * @param draft what is typed and not saved yet, in the place of its file.
 */
export async function nameMistakes(found: string, language: Interface, draft?: Draft): Promise<Mistake[]> {
  const listed = found.matchAll(/^(\S+?):(\d+)\n {2}(.+)\n {2}→ (.+)$/gm)
  const mistakes = await Promise.all(
    Array.from(listed, async ([, file = '', line = '0', what = '', todo = '']) => {
      return { ...(await placeOf(file, Number(line), language, draft)), what, todo }
    }),
  )
  const isOther = mistakes.length === 0 && found.trim() !== ''
  return isOther ? [{ page: '', field: '', what: found.trim(), todo: '', form: null }] : mistakes
}

/** A mistake on three lines: where it is, what is wrong, what to do. */
export function sayMistake({ page, field, what, todo }: Mistake): string {
  return [[page, field].filter(Boolean).join(' – '), what, todo].filter(Boolean).join('\n')
}

async function placeOf(
  file: string,
  line: number,
  language: Interface,
  draft?: Draft,
): Promise<Pick<Mistake, 'page' | 'field' | 'form'>> {
  for (const { name, files } of collections(language))
    for (const edited of files) {
      const locale = ['en', 'sv'].find((one) => edited.file.replace('{{locale}}', one) === file)
      if (!locale) continue
      const isDraft = draft?.file === file
      const text = isDraft ? draft.text : await readFile(path.join(projectRoot, file), 'utf8').catch(() => '')
      return {
        // a file with both languages in it is of neither
        page:
          edited.file === file
            ? edited.label
            : `${edited.label} (${LANGUAGES[language][locale === 'sv' ? 'sv' : 'en']})`,
        field: file.endsWith('.yaml') ? yamlField(text, line, edited.fields) : documentField(text, line, edited),
        form: `#/collections/${name}/entries/${edited.name}`,
      }
    }
  return { page: `${file}:${line}`, field: '', form: null }
}

const LANGUAGES = { en: { en: 'English', sv: 'Swedish' }, sv: { en: 'engelska', sv: 'svenska' } }

/** The field of the head, or the text and the heading above the line. */
function documentField(text: string, line: number, { fields }: EditedFile): string {
  const above = text.split('\n').slice(0, line)
  const isHead = above[0] === '---' && !above.slice(1, -1).includes('---')
  const key = /^(\w+):/.exec(above.at(-1) ?? '')?.[1]
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  if (isHead && key) return labelOf(key)
  const heading = above.findLast((each) => /^#{1,6} /.test(each))?.replace(/^#+ |\s*\{#[^}]*\}$/g, '')
  return heading ? `${labelOf('body')}: ${heading}` : labelOf('body')
}

/** The labels on the way to the value that stands in a line. */
export function yamlField(text: string, line: number, fields: readonly Field[]): string {
  const lines = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: lines })
  const isIn = (node: unknown): node is Node => {
    const range = (node as Node | null)?.range
    return (
      !!range && lines.linePos(range[0]).line <= line && line <= lines.linePos(Math.max(range[0], range[1] - 1)).line
    )
  }
  const labels: string[] = []
  let level: readonly Field[] = fields
  for (let node: unknown = contents; ; ) {
    if (isMap(node)) {
      const pair = node.items.find(({ key, value }) => isIn(key) || isIn(value))
      if (!pair) break
      const name = String(isScalar(pair.key) ? pair.key.value : pair.key)
      const field = level.find((one) => one.name === name)
      labels.push(field?.label ?? name)
      level = field?.fields ?? []
      node = pair.value
    } else if (isSeq(node)) {
      const index = node.items.findIndex(isIn)
      if (index < 0) break
      labels.push(String(index + 1))
      node = node.items[index]
    } else break
  }
  return labels.join(' › ')
}
