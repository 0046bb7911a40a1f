import { ensureContentModules } from './content/write-content.ts'
import type { writeGeneratedModules } from './make-generated.ts'

/** The generated files that the build copies into the site, such as overlay drawings and SVG sprites, by name. */
export type GeneratedFiles = Awaited<ReturnType<typeof writeGeneratedModules>>

let generated: Promise<GeneratedFiles> | undefined

/**
 * Writes generated/, once per process: first the data and messages of the content, then the modules whose generators
 * import those.
 * @throws ContentErrors when the content is invalid.
 */
export function generateOnce(): Promise<GeneratedFiles> {
  generated ??= makeAll()
  return generated
}

async function makeAll(): Promise<GeneratedFiles> {
  await ensureContentModules()
  const { writeGeneratedModules } = await import('./make-generated.ts')
  return writeGeneratedModules()
}
