import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../generator/files/folders.ts'

/** The English sentences of the checks with their Swedish translations; {} stands for a value. */
export const sentences: Readonly<Record<string, string>> = parse(
  readFileSync(path.join(projectRoot, 'editor', 'sentences.yaml'), 'utf8'),
)

const patterns = Object.entries(sentences)
  .map(([said, swedish]) => ({ parts: said.split('{}'), swedish }))
  .sort((one, other) => other.parts.join('').length - one.parts.join('').length)
  .map(({ parts, swedish }) => ({ pattern: new RegExp(`^${parts.map(RegExp.escape).join('(.*?)')}$`, 's'), swedish }))

/** Translates a check's sentence to Swedish; unchanged if there is no translation. */
export function translateToSwedish(said: string): string {
  for (const { pattern, swedish } of patterns) {
    const values = pattern.exec(said)
    if (values)
      return swedish.replace(/\{(=?)(\d)\}/g, (_, isSaid, index) => {
        const value = values[index] ?? ''
        return isSaid ? translateToSwedish(value) : value
      })
  }
  return said
}
