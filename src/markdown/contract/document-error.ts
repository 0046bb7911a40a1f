/** An error in a document, as a sentence for its author, with the line and what to do. */
export class DocumentError extends Error {
  readonly line: number
  readonly todo: string
  constructor(message: string, line: number, todo: string) {
    super(message)
    this.name = 'DocumentError'
    this.line = line
    this.todo = todo
  }
}
