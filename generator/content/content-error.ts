/** A mistake in a content file, worded for editors. */
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

/** All errors of one or several content files. */
export class ContentErrors extends Error {
  readonly errors: readonly ContentError[]
  constructor(errors: readonly ContentError[]) {
    super(errors.map(({ file, line, message, todo }) => `${file}:${line}\n  ${message}\n  → ${todo}`).join('\n\n'))
    this.name = 'ContentErrors'
    this.errors = errors
  }
}

/**
 * Wraps an error in a ContentError for a file; file system errors already name the file and are returned unchanged.
 */
export function toContentError(file: string, error: unknown, todo: string): unknown {
  const { message } = error instanceof Error ? error : new Error(String(error))
  return /^E[A-Z]+:/.test(message) ? error : new ContentError(file, `The file cannot be used: ${message}`, todo)
}

/**
 * The content errors of a file.
 * @throws the error itself when it is not a content error.
 */
export function listContentErrors(error: unknown, file: string): readonly ContentError[] {
  if (error instanceof ContentErrors) return error.errors
  if (error instanceof ContentError) return [error]
  if (error instanceof Error && error.message.startsWith('ENOENT'))
    return [new ContentError(file, 'There is no such file.', 'Get it back: the last version has it.')]
  throw error
}
