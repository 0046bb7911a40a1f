import { ContentError } from '../build/content-error.ts'
import type { Finding } from './finding.ts'
import { lineAt } from './locate.ts'

/** Files whose letters were lost because they are not saved as UTF-8, each at its first such letter. */
export function notUtf8(files: ReadonlyMap<string, string>): Finding[] {
  return [...files]
    .filter(([, text]) => text.includes('\ufffd'))
    .map(([file, text]) => ({
      file,
      line: lineAt(text, text.indexOf('\ufffd')),
      what: 'The file is not saved as UTF-8, so letters such as å are lost.',
      todo: 'Save it anew with the encoding UTF-8.',
    }))
}

/** What Node says of a file that it cannot find or read, in the words of a finding; it may be one that it imports. */
export function unreadable(file: string, error: unknown): Finding {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof ContentError) return { file: error.file, line: 1, what: message, todo: error.todo }
  const missing = /^ENOENT: .* '(?:.*[\\/])?(content[\\/][^']+)'$/.exec(message)?.[1]
  if (missing) {
    const todo = 'Put it there, or remove what names it.'
    return { file: missing.replaceAll('\\', '/'), line: 1, what: 'There is no such file.', todo }
  }
  const [, code = '', unread] =
    /^(EACCES|EISDIR|EIO|EPERM|ELOOP): .*?(?: '(?:.*[\\/])?(content[\\/][^']+)')?$/.exec(message) ?? []
  if (unread || code === 'EISDIR') {
    const todo = 'Let it be a file that whoever builds the site may read.'
    return { file: unread?.replaceAll('\\', '/') ?? file, line: 1, what: `The file cannot be read (${code}).`, todo }
  }
  const places = [...stack.matchAll(/([^\s()]*content\/[\w/.-]+\.ts):(\d+)/g)]
  const [, found, line] = places.find(([, place]) => !place?.includes('/scripts/')) ?? []
  const own = found?.replace(/^.*?(?=content\/(?:[a-z]+\/)?[\w.-]+\.ts$)/, '')
  return {
    file: own ?? file,
    line: Number(line ?? 1),
    what: `The file cannot be read: ${message.split('\n')[0]}`,
    todo: 'Look at this line and the one before it: a comma, a quotation mark or a bracket is missing or too many.',
  }
}
