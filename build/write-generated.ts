import path from 'node:path'
import { generatedFolder } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** Writes a file of generated/ that holds one value; `declaration` is what stands before it. */
export function writeGenerated(file: string, declaration: string, value: unknown): Promise<void> {
  return writeIfChanged(path.join(generatedFolder, file), `${declaration} ${JSON.stringify(value, null, 2)}\n`)
}
