import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder, generatedFolder } from './folders.ts'

/**
 * Writes a module of generated/ that exports one value.
 * @param type the declared type of the value, by default the inferred one
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
  // The temporary file is in another folder, which no watcher sees; its name is unique for concurrent processes.
  const draft = path.join(cacheFolder, 'made', randomUUID())
  await mkdir(path.dirname(file), { recursive: true })
  await mkdir(path.dirname(draft), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, file)
}
