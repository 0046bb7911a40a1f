import { inflateSync } from 'node:zlib'
import { type Dictionary, Parser, Reference, type Value } from './parse.ts'

type Stored = { value: Value; stream: Buffer | null }

/** An opened file: its objects by number, followed where they refer to each other. */
export type Pdf = {
  trailer: Dictionary
  numbers: readonly number[]
  follow: (value: Value | undefined) => Value
  /** An empty one for what is none. */
  dictionary: (value: Value | undefined) => Dictionary
  /** What is no list is a list of itself; nothing is an empty one. */
  list: (value: Value | undefined) => Value[]
  /** The bytes of a stream, unpacked. */
  stream: (value: Value | undefined) => Buffer
}

/**
 * Opens a PDF as Typst writes it: objects found by one table at the end.
 * @throws Error for a file that is written otherwise, or damaged.
 */
export function openPdf(bytes: Buffer): Pdf {
  const text = bytes.toString('latin1')
  const { places, trailer } = readTable(text)
  const known = new Map<number, Stored>()

  const stored = (value: Value | undefined): Stored => {
    if (!(value instanceof Reference)) return { value: value ?? null, stream: null }
    const found = known.get(value.to) ?? read(value.to)
    known.set(value.to, found)
    return found
  }
  function read(number: number): Stored {
    const parser = new Parser(text, places.get(number) ?? text.length)
    if (!parser.take(/\d+ \d+ obj/y)) return { value: null, stream: null }
    const value = parser.next() ?? null
    const hasStream = parser.take(/\s*stream\r?\n/y)
    if (!hasStream || !isDictionary(value)) return { value, stream: null }
    const end = parser.at + Number(stored(value.Length).value)
    return { value, stream: bytes.subarray(parser.at, end) }
  }
  const dictionary = (value: Value | undefined): Dictionary => {
    const followed = stored(value).value
    return isDictionary(followed) ? followed : {}
  }
  const list = (value: Value | undefined): Value[] => {
    const followed = stored(value).value
    if (Array.isArray(followed)) return followed
    return followed === null ? [] : [value ?? null]
  }
  const stream = (value: Value | undefined): Buffer => {
    const raw = stored(value).stream ?? Buffer.alloc(0)
    const filters = list(dictionary(value).Filter)
    return filters.reduce<Buffer>((data, filter) => (filter === 'FlateDecode' ? inflateSync(data) : data), raw)
  }
  return {
    trailer,
    numbers: [...places.keys()],
    follow: (value) => stored(value).value,
    dictionary,
    list,
    stream,
  }
}

function readTable(text: string) {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-60))?.[1] ?? text.length)
  const parser = new Parser(text, start)
  const head = parser.take(/xref\s+0 (\d+)\s+/y)
  if (!head) throw new Error('No PDF with one table of its objects.')
  const places = new Map<number, number>()
  for (let number = 0; number < Number(head[1]); number++) {
    const entry = parser.take(/(\d{10}) \d{5} ([nf])\s+/y)
    if (entry?.[2] === 'n') places.set(number, Number(entry[1]))
  }
  parser.take(/trailer\s+/y)
  const trailer = parser.next() ?? null
  return { places, trailer: isDictionary(trailer) ? trailer : {} }
}

export function isDictionary(value: Value): value is Dictionary {
  return typeof value === 'object' && value?.constructor === Object
}

/** @example textOf(Buffer.from('þÿ\0å', 'latin1')) // 'å' */
export function textOf(value: Value | undefined): string {
  if (!Buffer.isBuffer(value)) return ''
  const isWide = value[0] === 0xfe && value[1] === 0xff
  return isWide ? Buffer.from(value.subarray(2)).swap16().toString('utf16le') : value.toString('latin1')
}
