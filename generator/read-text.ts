import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizeText } from '../src/markdown/contract/normalize-text.ts'
import { ContentError } from './content-error.ts'
import { root } from './folders.ts'

/**
 * The text of a file of the content, the same whatever program has saved it.
 * @throws ContentError when it is not saved as UTF-8, or holds the marks of a merge.
 */
export async function readText(file: string): Promise<string> {
  return decodeText(file, await readFile(path.join(root, file)))
}

/** Decodes the bytes of a text file as UTF-8; throws when they are of another encoding. */
export function decodeText(file: string, bytes: Buffer): string {
  const text = bytes.toString()
  const lineOf = (pattern: RegExp) => text.split(/\r\n?|\n/).findIndex((line) => pattern.test(line)) + 1
  // in UTF-16 half of the bytes of most letters are zeros
  if (!isUtf8(bytes) || text.includes('\0')) throw new ContentError(file, NOT_UTF8, SAVE_ANEW, lineOf(/[\ufffd\0]/))
  const mark = lineOf(MARK_OF_MERGE)
  if (mark > 0) throw new ContentError(file, 'A merge of two versions is not finished here.', FINISH_IT, mark)
  return normalizeText(text)
}

const NOT_UTF8 = 'The file is not saved as UTF-8, so letters such as å are lost.'
const SAVE_ANEW = 'Save it anew with the encoding UTF-8.'

/** What version control writes between two versions of some lines. */
const MARK_OF_MERGE = /^\ufeff?(?:(?:<{7}|\|{7}|>{7})(?!\S)|={7}[ \t]*$)/
const FINISH_IT =
  'Keep what is right of both versions, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>.'
