import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import type { Order } from './make-books.ts'
import { bookCompiler, setVolume } from './set-volume.ts'

/** A process of its own: sets the volumes that its standard input names, one after the other. */
const { folder, jobs } = (await json(process.stdin)) as Order // make-books.ts writes it
try {
  const compiler = await bookCompiler()
  for (const { volume, description } of jobs) {
    await writeFile(path.join(folder, volume.file), await setVolume(compiler, volume, description))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
