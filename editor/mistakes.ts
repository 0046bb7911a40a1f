import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Draft } from '../generator/development/draft-renderer.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { createFormLookup, listCollections } from './config.ts'
import { compareParts, listFileParts } from './file-parts.ts'
import type { CmsField } from './form-fields.ts'
import { keepNotation } from './keep-notation.ts'
import { translateToSwedish } from './sentences.ts'
import { editorMessages, type UiLanguage } from './words.ts'

/** An issue with the labels of its page and field, and with its place in the editor. */
export type Mistake = { page: string; field: string; what: string; todo: string } & Place
type Place = { form: string | null; keys: string; locale?: UiLanguage | undefined }

/**
 * Parses the output of the checks (formatIssue in checks/issue.ts) and adds the page and field of each issue.
 * @param draft unsaved text that replaces the content of a file.
 */
export async function nameMistakes(found: string, language: UiLanguage, draft?: Draft): Promise<Mistake[]> {
  const [formOf, labels] = [createFormLookup(language), labelsIn(language)]
  const { list, quote } = editorMessages[language]
  /** Replaces file names by the labels of their forms. */
  const say = (sentence: string) =>
    (language === 'sv' ? translateToSwedish(sentence) : sentence)
      .replace(/content\/[\w/-]+\.\w+(?::\d+)?/g, (file) => quote(formOf(file.replace(/:\d+/, ''))?.name ?? file))
      .replaceAll('site/page-list.ts', list)
  const listed = found.matchAll(/^(\S+?):(\d+)\n {2}(.+)\n {2}→ (.+)$/gm)
  const mistakes = await Promise.all(
    Array.from(listed, async ([, file = '', line = '0', what = '', todo = '']): Promise<Mistake> => {
      const said = { what: say(what), todo: say(todo) }
      const form = formOf(file)
      if (!form) return { ...said, page: `${file}:${line}`, field: '', form: null, keys: '' }
      const text =
        draft?.file === file ? draft.text : await readFile(path.join(projectRoot, file), 'utf8').catch(() => '')
      const parts = listFileParts(file, text, form.edited.fields, language)
      const place = parts.findLast((part) => part.line <= Number(line))
      // a missing value has no line, so the check names it by its labels
      const missing = /^“(.+)” is missing\.$/.exec(what)?.[1]?.split(', ')
      const field = missing
        ? missing.map((label) => labels.get(label) ?? label.replace(/^entry /, '')).join(' › ')
        : (place?.field ?? '')
      const keys = form.edited.fields.find(({ label }) => label === field)?.name ?? place?.keys ?? ''
      return { ...said, page: form.name, field, form: form.address, keys, locale: form.fileLanguage }
    }),
  )
  const isOther = mistakes.length === 0 && found.trim() !== ''
  return isOther ? [wholeReport(found)] : mistakes
}

/** The output of the checks as it is, when its mistakes cannot be named. */
export function wholeReport(found: string): Mistake {
  return { page: '', field: '', what: found.trim(), todo: '', form: null, keys: '' }
}

/** Formats a mistake in three lines: place, problem, advice. */
export function formatMistake({ page, field, what, todo }: Mistake): string {
  return [[page, field].filter(Boolean).join(' – '), what, todo].filter(Boolean).join('\n')
}

/** The label of a file's form, with the fields in which the rejected text differs from the saved text. */
export function placeOfConflict(file: string, saved: string, given: string, language: UiLanguage): string {
  const form = createFormLookup(language)(file)
  const [before = [], after = []] = [saved, keepNotation(file, saved, given)].map((text) =>
    listFileParts(file, text, form?.edited.fields ?? [], language),
  )
  const fields = new Set(compareParts(before, after).map(({ field }) => field))
  return [form?.name ?? path.basename(file), [...fields].join(', ')].filter(Boolean).join(' – ')
}

/** The labels in a language, by the English labels that the checks use. */
function labelsIn(language: UiLanguage): ReadonlyMap<string, string> {
  const ofFields = (fields: readonly CmsField[]): string[] =>
    fields.flatMap(({ label, field, fields = [] }) => [label, ...ofFields(field ? [field] : fields)])
  const [english = [], own = []] = (['en', language] as const).map((one) =>
    listCollections(one).flatMap(({ name, files }) =>
      name === 'messages' ? [] : files.flatMap(({ fields }) => ofFields(fields)),
    ),
  )
  return new Map(english.map((label, index) => [label, own[index] ?? label]))
}
