import { ContentError } from '../generator/content-error.ts'
import { type Issue, toIssue } from './issue.ts'

export const SYNTAX_REMEDY =
  'Look at this line and the one before it: a comma, a quotation mark or a bracket is missing or too many.'

/** What Node says of a content file that it cannot find, read or run, as an issue of that file. */
export function explainLoadError(error: unknown): Issue {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof ContentError) return toIssue(error)
  const [, code, at = 'content'] = /^(E[A-Z]+): .*?(?: '(?:.*[\\/])?(content[\\/][^']+)')?$/.exec(message) ?? []
  if (code) {
    const what = code === 'ENOENT' ? 'There is no such file.' : `The file cannot be read (${code}).`
    return { file: at.replaceAll('\\', '/'), line: 1, what, todo: 'Put it there, or remove what names it.' }
  }
  const [, file = 'content', line = '1'] = /[^\s()]*\b(content\/[\w/.-]+\.ts):(\d+)/.exec(stack) ?? []
  return { file, line: Number(line), what: `The file cannot be read: ${message.split('\n')[0]}`, todo: SYNTAX_REMEDY }
}
