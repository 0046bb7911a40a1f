import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes files, given by their relative paths, into a folder. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [file: string, content: string | Buffer]>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
