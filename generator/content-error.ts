/** A fault in a file of the content that only the build can find, said for its editor. */
export class ContentError extends Error {
  readonly file: string
  readonly todo: string
  readonly line: number
  constructor(file: string, message: string, todo: string, line = 1) {
    super(message)
    this.name = 'ContentError'
    this.file = file
    this.todo = todo
    this.line = line
  }
}

/** All faults of a file, or of several. */
export class ContentErrors extends Error {
  readonly errors: readonly ContentError[]
  constructor(errors: readonly ContentError[]) {
    super(errors.map(({ file, line, message, todo }) => `${file}:${line}\n  ${message}\n  → ${todo}`).join('\n\n'))
    this.name = 'ContentErrors'
    this.errors = errors
  }
}

/** What went wrong with one file of the content, said of that file; the system names it itself. */
export function toContentError(file: string, error: unknown, todo: string): unknown {
  const { message } = error instanceof Error ? error : new Error(String(error))
  return /^E[A-Z]+:/.test(message) ? error : new ContentError(file, `The file cannot be used: ${message}`, todo)
}
