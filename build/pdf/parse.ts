/** What a PDF is written in: names are strings, its strings are bytes. */
export type Value = number | boolean | null | string | Buffer | Value[] | Dictionary | Reference | Operator
export type Dictionary = { [key: string]: Value }

export class Reference {
  readonly to: number
  constructor(to: number) {
    this.to = to
  }
}

/** A command in the content of a page. */
export class Operator {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const BLANK = /(?:[\s\0]|%[^\r\n]*)*/y
const REFERENCE = /(\d+) \d+ R(?![A-Za-z])/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y
const NAME = /\/([^\s\0()<>[\]{}/%]*)/y
const HEX = /<([\dA-Fa-f\s]*)>/y
const WORD = /[A-Za-z'"][A-Za-z\d*'"]*/y
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Reads values one after the other from text in Latin-1, a letter for each byte. */
export class Parser {
  readonly text: string
  at: number
  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  /** The next value; undefined at the end, or at the end of a list. */
  next(): Value | undefined {
    this.take(BLANK)
    if (this.at >= this.text.length || this.skip(']') || this.skip('>>')) return undefined
    if (this.skip('<<')) return dictionaryOf(this.list())
    if (this.skip('[')) return this.list()
    if (this.skip('(')) return this.string()
    const reference = this.take(REFERENCE)
    if (reference) return new Reference(Number(reference[1]))
    const number = this.take(NUMBER)
    if (number) return Number(number[0])
    const name = this.take(NAME)
    if (name) return (name[1] ?? '').replace(/#([\dA-Fa-f]{2})/g, (_, code) => letter(Number.parseInt(code, 16)))
    const hex = this.take(HEX)
    if (hex) return Buffer.from((hex[1] ?? '').replace(/\s/g, '').replace(/^(?:..)*.$/, '$&0'), 'hex')
    return wordOf(this.take(WORD)?.[0] ?? this.fail())
  }

  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at = pattern.lastIndex
    return found
  }

  private skip(sign: string): boolean {
    const isThere = this.text.startsWith(sign, this.at)
    if (isThere) this.at += sign.length
    return isThere
  }

  private list(): Value[] {
    const values: Value[] = []
    for (;;) {
      const value = this.next()
      if (value === undefined) return values
      values.push(value)
    }
  }

  private string(): Buffer {
    let written = ''
    for (let depth = 1; ; this.at++) {
      const sign = this.text[this.at] ?? this.fail()
      if (sign === '\\') written += this.escape()
      else if (sign === ')' && --depth === 0) break
      else {
        if (sign === '(') depth++
        written += sign
      }
    }
    this.at++
    return Buffer.from(written, 'latin1')
  }

  private escape(): string {
    const octal = /\\([0-7]{1,3})/y
    octal.lastIndex = this.at
    const code = octal.exec(this.text)?.[1]
    this.at += code?.length ?? 1
    const sign = this.text[this.at] ?? ''
    return code ? letter(Number.parseInt(code, 8)) : sign === '\n' ? '' : (ESCAPES[sign] ?? sign)
  }

  private fail(): never {
    throw new Error(`No PDF: “${this.text.slice(this.at, this.at + 20)}” at byte ${this.at}.`)
  }
}

const letter = (code: number) => String.fromCharCode(code)

function wordOf(word: string): Value {
  if (word === 'true' || word === 'false') return word === 'true'
  return word === 'null' ? null : new Operator(word)
}

function dictionaryOf(values: readonly Value[]): Dictionary {
  const dictionary: Dictionary = {}
  for (let at = 0; at + 1 < values.length; at += 2) dictionary[String(values[at])] = values[at + 1] ?? null
  return dictionary
}
