import { ContentError, ContentErrors } from '../generator/content-error.ts'

/** One thing to mend in the content: where it stands, what is wrong, and what to do. */
export type Issue = { file: string; line: number; what: string; todo: string }

export function toIssue({ file, line, message, todo }: ContentError): Issue {
  return { file, line, what: message, todo }
}

/** What an error says of files of the content, also of one that is not there; nothing when it is about something else. */
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

/** What to do about a document that is missing. */
export const MISSING_DOCUMENT_TODO =
  'Write it, translate it, or check how the file is spelt; or remove its page (content/more-pages.yaml, site/page-list.ts).'

/**
 * An issue as the commands print it; most terminals open the file at a click on the first line.
 * @example formatIssue({ file: 'content/site.yaml', line: 8, what: 'No name.', todo: 'Add it.' })
 */
export function formatIssue({ file, line, what, todo }: Issue): string {
  return `${file}:${line}\n  ${what}\n  → ${todo}`
}

/** By file and line, each only once. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const once = new Map(issues.map((issue) => [formatIssue(issue), issue]))
  return [...once.values()].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}

/** What to do about a name that is not known: take a similar one, if there are any, and not too many to be meant. */
export function suggest(name: string, known: readonly string[], otherwise: string): string {
  const ofFile = (each: string) => each.replace(/^.*\/|\.\w+$/g, '').toLowerCase()
  const words = [ofFile(name).slice(0, 6), ...(ofFile(name).match(/[a-zåäö]{4,}/g) ?? [])]
  const similar = known.filter((each) => words.some((word) => word && ofFile(each).includes(word)))
  return similar.length > 0 && similar.length < 4 ? `Write ${similar.join(' or ')} if that is meant.` : otherwise
}
