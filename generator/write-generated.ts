import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder, generatedFolder } from './folders.ts'

/**
 * Writes the file of generated/ that exports one value.
 * @param type its type where it is not what is written; types of content are imported in it
 * @example writeGenerated('wordUses', {}, 'Record<string, string[]>') // generated/word-uses.ts
 */
export function writeGenerated(name: string, value: unknown, type = ''): Promise<void> {
  const file = `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`
  const declaration = `/* Made by generator/generate.ts. */\nexport const ${name}${type && `: ${type}`}`
  return writeIfChanged(file, `${declaration} = ${JSON.stringify(value, null, 2)}\n`)
}

/** Writes a file of generated/ only when it says something else than before: what watches it, or compares times, stays calm. */
export async function writeIfChanged(name: string, text: string): Promise<void> {
  const file = path.join(generatedFolder, name)
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return
  // Drafts are written elsewhere: the check in its own process writes the same file, and what hashes the folder must not meet one.
  const draft = path.join(cacheFolder, 'made', randomUUID())
  await mkdir(path.dirname(file), { recursive: true })
  await mkdir(path.dirname(draft), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, file)
}
