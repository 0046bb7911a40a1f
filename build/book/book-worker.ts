import { parentPort } from 'node:worker_threads'
import { findTypesetter } from '../delivery/typesetter.ts'
import { bookFonts } from './book-fonts.ts'
import { setVolume } from './set-volume.ts'
import type { Done, Job } from './typesetting.ts'

/** The thread that sets volumes: one compiler for all of them, which remembers what they share. */
const typesetter = findTypesetter('The PDFs of the manual')
const compiler = typesetter?.NodeCompiler.create({
  workspace: import.meta.dirname,
  fontArgs: [{ fontBlobs: await bookFonts() }],
})

let before: Promise<void> = Promise.resolve()

parentPort?.on('message', (job: Job) => {
  before = before.then(async () => parentPort?.postMessage(await attempt(job)))
})

async function attempt({ id, task: { volume, description } }: Job): Promise<Done> {
  try {
    if (!compiler) throw new Error('There is nothing to set it with.')
    return { id, pdf: await setVolume(compiler, volume, description) }
  } catch (error) {
    return { id, failure: `${volume.file} could not be set: ${error instanceof Error ? error.message : error}` }
  }
}
