/** There is not enough room on the device; both in bytes, and null where the browser does not tell. */
export class FullError extends Error {
  readonly needed: number
  readonly free: number | null
  constructor(needed: number, free: number | null) {
    super(`${needed} bytes are needed, ${free ?? 'too few'} are free`)
    this.name = 'FullError'
    this.needed = needed
    this.free = free
  }
}
