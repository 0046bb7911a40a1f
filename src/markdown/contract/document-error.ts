/** An error in a document: a message for its author, the line number, and how to fix it (`todo`). */
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
