import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizeText } from '../../src/markdown/contract/normalize-text.ts'
import { projectRoot } from '../files/folders.ts'
import { ContentError } from './content-error.ts'

/**
 * Reads a content file as normalized text.
 * @throws ContentError when it is not UTF-8, or contains git's conflict markers.
 */
export async function readContentText(file: string): Promise<string> {
  return decodeUtf8(file, await readFile(path.join(projectRoot, file)))
}

/** Decodes the bytes of a text file as UTF-8; throws when they are in another encoding. */
export function decodeUtf8(file: string, bytes: Buffer): string {
  const text = bytes.toString()
  const lineOf = (pattern: RegExp) => text.split(/\r\n?|\n/).findIndex((line) => pattern.test(line)) + 1
  // in UTF-16 every other byte of Latin letters is zero
  if (!isUtf8(bytes) || text.includes('\0'))
    throw new ContentError(file, NOT_UTF8, SAVE_AS_UTF8_ADVICE, lineOf(/[\ufffd\0]/))
  const mark = lineOf(MERGE_CONFLICT_MARKER)
  if (mark > 0) throw new ContentError(file, 'A merge of two versions is not finished here.', FINISH_MERGE_ADVICE, mark)
  return normalizeText(text)
}

const NOT_UTF8 = 'The file is not saved as UTF-8, so letters such as å are lost.'
const SAVE_AS_UTF8_ADVICE = 'Save it anew with the encoding UTF-8.'

/** A conflict marker of git. */
const MERGE_CONFLICT_MARKER = /^\ufeff?(?:(?:<{7}|\|{7}|>{7})(?!\S)|={7}[ \t]*$)/
const FINISH_MERGE_ADVICE =
  'Keep what is right of both versions, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>.'
