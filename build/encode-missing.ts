import { fillCache } from './encode-pictures.ts'
import { describePictures } from './pictures.ts'

/** A process of its own: encodes the pictures that the cache lacks. */
try {
  await fillCache(await describePictures())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
