import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder, generatedFolder } from './folders.ts'

/**
 * Writes the file of generated/ that exports one value.
 * @param type its type where it is not what is written; types of content are imported in it
 * @example writeGeneratedModule('wordUses', {}, 'Record<string, string[]>') // generated/word-uses.ts
 */
export function writeGeneratedModule(name: string, value: unknown, type = ''): Promise<void> {
  const file = `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`
  const declaration = `/* Made by generator/generate.ts. */\nexport const ${name}${type && `: ${type}`}`
  return writeIfChanged(file, `${declaration} = ${JSON.stringify(value, null, 2)}\n`)
}

/** Writes a file of generated/ only when its text changes, so that watchers and mtime comparisons see no change. */
export async function writeIfChanged(name: string, text: string): Promise<void> {
  const file = path.join(generatedFolder, name)
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return
  // Temporary files go elsewhere: another process may write the same file, and hashing the folder must not see them.
  const draft = path.join(cacheFolder, 'made', randomUUID())
  await mkdir(path.dirname(file), { recursive: true })
  await mkdir(path.dirname(draft), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, file)
}
