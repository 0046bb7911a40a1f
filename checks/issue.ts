import { ContentError, ContentErrors } from '../generator/content/content-error.ts'

/** A problem in the content: where it is, what is wrong, and how to fix it. */
export type Issue = { file: string; line: number; what: string; todo: string }

export function toIssue({ file, line, message, todo }: ContentError): Issue {
  return { file, line, what: message, todo }
}

/** Converts content errors and missing files to issues; empty for any other error. */
export function toIssues(error: unknown): Issue[] {
  if (error instanceof ContentErrors) return error.errors.map(toIssue)
  if (error instanceof ContentError) return [toIssue(error)]
  const [, code, file = ''] = /^(E[A-Z]+): .* '.*?[\\/](content[\\/][^']+)'$/.exec(String(Object(error).message)) ?? []
  if (!code) return []
  const what = code === 'ENOENT' ? 'There is no such file.' : `The file cannot be read (${code}).`
  const todo =
    code === 'ENOENT' && file.endsWith('.md') ? MISSING_DOCUMENT_TODO : 'Put it there, or remove what names it.'
  return [{ file: file.replaceAll('\\', '/'), line: 1, what, todo }]
}

/** Advice for a missing document. */
export const MISSING_DOCUMENT_TODO =
  'Write it, translate it, or check how the file is spelt; or remove its page (content/more-pages.yaml, site/page-list.ts).'

/**
 * Formats an issue for a terminal; most terminals open the file on a click on the first line.
 * @example formatIssue({ file: 'content/site.yaml', line: 8, what: 'No name.', todo: 'Add it.' })
 */
export function formatIssue({ file, line, what, todo }: Issue): string {
  return `${file}:${line}\n  ${what}\n  → ${todo}`
}

/** Sorts by file and line, without duplicates. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const once = new Map(issues.map((issue) => [formatIssue(issue), issue]))
  return [...once.values()].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}

/** Advice for an unknown name: lists similar known names, unless there are none or too many. */
export function suggestName(name: string, known: readonly string[], otherwise: string): string {
  const ofFile = (each: string) => each.replace(/^.*\/|\.\w+$/g, '').toLowerCase()
  const words = [ofFile(name).slice(0, 6), ...(ofFile(name).match(/[a-zåäö]{4,}/g) ?? [])]
  const similar = known.filter((each) => words.some((word) => word && ofFile(each).includes(word)))
  return similar.length > 0 && similar.length < 4 ? `Write ${similar.join(' or ')} if that is meant.` : otherwise
}
