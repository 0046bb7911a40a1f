import { buildMissing } from './bundles.ts'

/** A process of its own: builds script, style, renderer and server as far as the cache lacks them. */
try {
  await buildMissing()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
