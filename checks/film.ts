import { isLanguage } from '../content/languages.ts'
import type { Passage } from './passage.ts'

/** What the captions and the transcripts of the film say, line by line. */
export function readFilm(files: ReadonlyMap<string, string>): Passage[] {
  return [...files].flatMap(([file, text]) => {
    const language = /^content\/film\/\w+_(\w+)\.(?:vtt|md)$/.exec(file)?.[1]
    if (!isLanguage(language)) return []
    const lines = text.split('\n').map((line, index): Passage => ({ file, language, line: index + 1, text: line }))
    return lines.filter((line) => !/^\d+$|-->|^WEBVTT|^$/.test(line.text))
  })
}
